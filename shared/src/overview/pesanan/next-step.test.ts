import { expect, it } from 'vitest'
import { familySteps, uncovered } from './next-step.ts'

const bill = (id: number, jatuh_tempo: string, jumlah_transfer = 9_000_317) => ({
  id,
  uraian: 'Pelunasan',
  jatuh_tempo,
  jumlah_transfer,
})
const asked = {
  status: 'sebagian',
  mata_uang: 'Rp',
  tagihan: [bill(1, '2026-11-06')],
  peserta: [],
  today: '2026-10-28',
} as const

it('asks first for the bill that is due soon, with its sum and its day', () => {
  expect(familySteps(asked)[0]).toMatchObject({
    kunci: 'bayar',
    judul: 'Bayar Rp 9.000.317',
    keterangan: 'Pelunasan, paling lambat Jumat, 6 November 2026.',
    batas: '2026-11-06',
    lewat: false,
    tagihan_id: 1,
  })
})

it('puts a refused paper before one that is missing, and both before a bill of much later', () => {
  const peserta = [
    {
      id: 7,
      nama: 'Siti',
      kurang: [
        { teks: 'Paspor belum kami terima.', jenis: 'paspor', batas: '2026-10-27' },
        { teks: 'KTP belum dapat dipakai.', jenis: 'ktp', batas: '2027-01-20' },
      ],
      ditolak: ['ktp'],
    },
  ] as const
  const steps = familySteps({ ...asked, peserta, tagihan: [bill(1, '2027-01-06')] })
  expect(steps.map(({ judul }) => judul)).toEqual([
    'Ulangi foto KTP Siti',
    'Kirim paspor Siti',
    'Bayar Rp 9.000.317',
  ])
  expect(steps.map(({ batas, lewat }) => [batas, lewat])).toEqual([
    ['', false],
    ['2026-10-27', true],
    ['2027-01-06', false],
  ])
})

it('asks once for the names of all who have none yet', () => {
  const nameless = (id: number) => ({
    id,
    nama: '',
    kurang: [{ teks: 'Nama dan data peserta ini belum kami catat.', jenis: null, batas: '' }],
    ditolak: [],
  })
  const titles = (count: number) =>
    familySteps({
      ...asked,
      tagihan: [],
      peserta: Array.from({ length: count }, (_, at) => nameless(at)),
    }).map(({ judul }) => judul)
  expect(titles(1)).toEqual(['Hubungi kami tentang peserta'])
  expect(titles(3)).toEqual(['Hubungi kami tentang 3 peserta'])
})

it('asks for what waiting proofs do not cover, of a bill in part for the rest alone', () => {
  const bills = [bill(1, '2026-11-06'), bill(2, '2026-12-06', 5_000_317)]
  const left = (menunggu: number) =>
    uncovered(bills, menunggu, 317).map(({ id, jumlah_transfer }) => [id, jumlah_transfer])
  expect(left(0)).toEqual([
    [1, 9_000_317],
    [2, 5_000_317],
  ])
  expect(left(4_000_000)).toEqual([
    [1, 5_000_317],
    [2, 5_000_317],
  ])
  // With its code or without it, a bill is covered.
  expect(left(9_000_000)).toEqual([[2, 5_000_317]])
  expect(left(9_000_317)).toEqual([[2, 5_000_317]])
  expect(left(11_000_317)).toEqual([[2, 3_000_317]])
  expect(left(20_000_000)).toEqual([])
  expect(uncovered([bill(1, '', 250_000)], 100_000, null)).toMatchObject([{ jumlah_transfer: 150_000 }])
})

it('says that a day is over', () => {
  expect(familySteps({ ...asked, today: '2026-11-07' })[0]).toMatchObject({ lewat: true })
})

it.each(['batal', 'kedaluwarsa', 'selesai', 'disimpan'] as const)(
  'asks for nothing once it is %s',
  (status) => {
    expect(familySteps({ ...asked, status })).toEqual([])
  },
)
