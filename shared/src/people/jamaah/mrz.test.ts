import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MadeUpPassport, mrzOf, passportArbitrary, SITI } from './mrz.testing.ts'
import { checkDigit, doubtfulPlaces, readMrz } from './mrz.ts'
import { MRZ_SPECIMEN } from './mrz-lines.ts'

const TODAY = '2026-11-27'
const read = (over: Partial<MadeUpPassport> = {}) => readMrz(mrzOf({ ...SITI, ...over }), TODAY)

/** The zone with another character at a place of its second line, counted from 1. */
function with2(place: number, sign: string, lines = mrzOf(SITI)) {
  return { ...lines, baris2: lines.baris2.slice(0, place - 1) + sign + lines.baris2.slice(place) }
}

it.each([
  ['520727', '3'],
  ['AB2134<<<', '5'],
  ['<<<<<<', '0'],
])('computes the digit of %s as ICAO’s own examples do', (covered, digit) => {
  expect(checkDigit(covered)).toBe(digit)
})

it('reads ICAO’s specimen with its five digits', () => {
  expect(readMrz(MRZ_SPECIMEN, TODAY)).toEqual({
    sah: true,
    digit: [
      { nama: 'no_paspor', diharapkan: '6', terbaca: '6', sah: true },
      { nama: 'tgl_lahir', diharapkan: '2', terbaca: '2', sah: true },
      { nama: 'tgl_habis', diharapkan: '9', terbaca: '9', sah: true },
      { nama: 'nomor_pribadi', diharapkan: '1', terbaca: '1', sah: true },
      { nama: 'gabungan', diharapkan: '0', terbaca: '0', sah: true },
    ],
    nama_keluarga: 'ERIKSSON',
    nama_depan: 'ANNA MARIA',
    no_paspor: 'L898902C3',
    negara: 'UTO',
    tgl_lahir: '1974-08-12',
    jenis_kelamin: 'P',
    tgl_habis: '2012-04-15',
  })
})

it('reads an Indonesian passport', () => {
  const lines = {
    baris1: 'P<IDNRAHMAWATI<<SITI<NUR<<<<<<<<<<<<<<<<<<<<',
    baris2: 'X1234567<7IDN9007013F3303056<<<<<<<<<<<<<<08',
  }
  expect(mrzOf(SITI)).toEqual(lines)
  expect(readMrz(lines, TODAY)).toMatchObject({
    sah: true,
    nama_keluarga: 'RAHMAWATI',
    nama_depan: 'SITI NUR',
    no_paspor: 'X1234567',
    negara: 'IDN',
    tgl_lahir: '1990-07-01',
    jenis_kelamin: 'P',
    tgl_habis: '2033-03-05',
  })
  expect(read()).not.toHaveProperty('alasan')
  expect(read()).not.toHaveProperty('peringatan')
})

it('names the digit that is wrong, and keeps the text as it was read', () => {
  const { sah, alasan, digit, no_paspor } = readMrz(with2(8, '1'), TODAY)
  const expected = checkDigit('X1234561<')
  expect([sah, no_paspor]).toEqual([false, 'X1234561'])
  expect(digit.filter((each) => !each.sah).map(({ nama }) => nama)).toEqual(['no_paspor', 'gabungan'])
  expect(alasan).toContain(`Digit periksa nomor paspor terbaca ${digit[0]?.terbaca}, seharusnya ${expected}.`)
})

it('takes no letter for a digit, in a date or in the place of a check digit', () => {
  const date = readMrz(with2(14, 'O', mrzOf({ ...SITI, tgl_lahir: '000701' })), TODAY)
  expect(date).toMatchObject({ sah: false, tgl_lahir: null })
  // `G` has the value of `6` modulo 10, and is none.
  const digit = readMrz(with2(10, 'G', MRZ_SPECIMEN), TODAY)
  expect(digit.digit[0]).toEqual({ nama: 'no_paspor', diharapkan: '6', terbaca: 'G', sah: false })
  expect(digit.sah).toBe(false)
})

it('reads one of a man with one name, whose issuer leaves the digit of no number open', () => {
  const lines = {
    baris1: 'P<IDNSUPRIYADI<<<<<<<<<<<<<<<<<<<<<<<<<<<<<<',
    baris2: 'E7654321<2IDN5802287M3109306<<<<<<<<<<<<<<<0',
  }
  expect(readMrz(lines, TODAY)).toMatchObject({
    sah: true,
    nama_keluarga: 'SUPRIYADI',
    nama_depan: '',
    tgl_lahir: '1958-02-28',
    jenis_kelamin: 'L',
    tgl_habis: '2031-09-30',
  })
})

describe('the digit behind the personal number', () => {
  it('may be a filler where there is none', () => {
    expect(read({ digit_pribadi: '<' }).sah).toBe(true)
    expect(read({ digit_pribadi: '0' }).sah).toBe(true)
  })

  it('has to stand behind one that there is, though its digit were 0', () => {
    expect(read({ nomor_pribadi: 'A', digit_pribadi: '<' }).sah).toBe(false)
  })
})

describe('names', () => {
  it.each([
    ['SITI', 'SITI', ''],
    ['SITI<<AMINAH', 'SITI', 'AMINAH'],
    ['BINTI<AHMAD<<SITI<NUR<AINI', 'BINTI AHMAD', 'SITI NUR AINI'],
  ])('of %s are %s and “%s”', (nama, nama_keluarga, nama_depan) => {
    expect(read({ nama })).toMatchObject({ sah: true, nama_keluarga, nama_depan })
  })

  it('that fill their line may be cut off, which is said', () => {
    const long = read({ nama: 'RADEN<AYU<KUSUMANINGRUM<<SITI<NUR<HALIZAH' })
    expect(long).toMatchObject({ sah: true, peringatan: expect.stringContaining('terpotong') })
  })

  it.each([
    ['S1TI<<NUR', 'memuat angka (karakter ke-7)'],
    ['<SITI<<NUR', 'tidak dimulai dengan huruf'],
    ['SITI<<NUR<<<<K', 'terputus'],
  ])('written %s are none', (nama, alasan) => {
    expect(read({ nama })).toMatchObject({ sah: false, alasan: expect.stringContaining(alasan) })
  })
})

it('reads fillers as one blank however many stand together, and says that they are too many', () => {
  const { sah, nama_keluarga, nama_depan } = read({ nama: 'RAHMAWATI<<<SITI<<NUR' })
  expect([sah, nama_keluarga, nama_depan]).toEqual([false, 'RAHMAWATI', 'SITI NUR'])
})

it('tells which characters a wrong digit puts in doubt', () => {
  const places = (at: number) =>
    [...doubtfulPlaces(readMrz(with2(at, '<'), TODAY).digit)].sort((a, b) => a - b)
  expect(doubtfulPlaces(readMrz(MRZ_SPECIMEN, TODAY).digit).size).toBe(0)
  expect(places(20)).toEqual([13, 14, 15, 16, 17, 18, 19])
  // The composite digit alone covers what no other finds wrong.
  expect(places(44)).toContain(43)
  expect(places(44)).not.toContain(10)
})

describe('the century', () => {
  it.each([
    ['261127', '2026-11-27'],
    ['261128', '1926-11-28'],
    ['000229', '2000-02-29'],
    ['280229', '1928-02-29'],
    ['270101', '1927-01-01'],
  ])('of a birth on %s is the latest that is not to come: %s', (tgl_lahir, day) => {
    expect(read({ tgl_lahir })).toMatchObject({ sah: true, tgl_lahir: day })
  })

  it.each([
    ['361126', '2036-11-26'],
    ['160101', '2016-01-01'],
    ['990101', '1999-01-01'],
    ['280229', '2028-02-29'],
  ])('of an expiry on %s is the one nearest to today: %s', (tgl_habis, day) => {
    expect(read({ tgl_habis })).toMatchObject({ sah: true, tgl_habis: day })
  })

  it('is none where no century has that day', () => {
    expect(read({ tgl_lahir: '900231' })).toMatchObject({
      sah: false,
      tgl_lahir: null,
      alasan: expect.stringContaining('Tanggal lahir di baris 2'),
    })
    expect(read({ tgl_habis: '330229' })).toMatchObject({ sah: false, tgl_habis: null })
    expect(read({ tgl_habis: '<<<<<<' })).toMatchObject({ sah: false, tgl_habis: null })
  })
})

it.each(['9007<<', '90<<<<', '<<<<<<'])(
  'takes a birth that its issuer does not know whole: %s',
  (tgl_lahir) => {
    expect(read({ tgl_lahir })).toMatchObject({
      sah: true,
      tgl_lahir: null,
      peringatan: 'Paspor ini tidak memuat tanggal lahir yang lengkap.',
    })
  },
)

it('says L and P, and leaves open what the passport does', () => {
  const sexes = ['M', 'F', '<'].map((jenis_kelamin) => read({ jenis_kelamin }))
  expect(sexes.map(({ sah, jenis_kelamin }) => [sah, jenis_kelamin])).toEqual([
    [true, 'L'],
    [true, 'P'],
    [true, null],
  ])
  expect(read({ jenis_kelamin: 'P' })).toMatchObject({ sah: false, jenis_kelamin: null })
})

it('says that a visa is no passport, and that state and nationality differ', () => {
  const { baris1, baris2 } = mrzOf(SITI)
  expect(readMrz({ baris1: `V${baris1.slice(1)}`, baris2 }, TODAY)).toMatchObject({
    sah: false,
    alasan: 'Baris 1 tidak dimulai dengan P, jadi ini bukan MRZ paspor.',
  })
  expect(readMrz({ baris1: baris1.replace('IDN', 'UTO'), baris2 }, TODAY)).toMatchObject({
    sah: true,
    negara: 'UTO',
    peringatan: 'Negara penerbit UTO dan kewarganegaraan IDN berbeda: cocokkan dengan paspor.',
  })
  expect(read({ negara: 'D' })).toMatchObject({ sah: true, negara: 'D' })
})

it('reads every passport of a valid form as it was written', () => {
  fc.assert(
    fc.property(passportArbitrary, (passport) => {
      const { sah, no_paspor, nama_keluarga, nama_depan, tgl_lahir, tgl_habis } = read(passport)
      const [surname = '', given = ''] = passport.nama.split('<<')
      expect({ sah, no_paspor, nama_keluarga, nama_depan }).toEqual({
        sah: true,
        no_paspor: passport.no_paspor,
        nama_keluarga: surname.replaceAll('<', ' '),
        nama_depan: given.replaceAll('<', ' '),
      })
      expect(tgl_lahir?.slice(2).replaceAll('-', '')).toBe(passport.tgl_lahir)
      expect(tgl_habis?.slice(2).replaceAll('-', '')).toBe(passport.tgl_habis)
      expect(tgl_lahir && tgl_lahir <= TODAY).toBe(true)
    }),
  )
})
