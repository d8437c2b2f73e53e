import { expect, it } from 'vitest'
import { indexBookings, type ProposedBooking, type ProposedLine, propose } from './propose.ts'

const BOOKING: ProposedBooking = {
  id: 1,
  kode: 'SFR-2026-0001',
  nama: ['Siti Aminah'],
  kode_unik: 317,
  tagihan: [
    { uraian: 'Uang muka', jumlah: 10_000_000 },
    { uraian: 'Pelunasan', jumlah: 19_500_000 },
  ],
  menunggu: [],
  ragu: '',
}
const OTHER: ProposedBooking = {
  ...BOOKING,
  id: 2,
  kode: 'SFR-2026-0002',
  nama: ['Bambang Supriyanto'],
  kode_unik: 318,
  tagihan: [{ uraian: 'Uang muka', jumlah: 7_500_000 }],
}
const LINE: ProposedLine = { tanggal: '2026-11-20', keterangan: 'TRSF E-BANKING', jumlah: 4_321_000 }

const of = (line: Partial<ProposedLine>, bookings: readonly ProposedBooking[] = [BOOKING, OTHER]) =>
  propose({ ...LINE, ...line }, indexBookings(bookings))
const idsOf = (...args: Parameters<typeof of>) => of(...args).map(({ pemesanan_id }) => pemesanan_id)

it('proposes by a sum with its unique code, and says so', () => {
  expect(of({ jumlah: 10_000_317 })).toEqual([
    {
      pemesanan_id: 1,
      jumlah: 10_000_317,
      alasan: [
        'Jumlahnya tepat tagihan Uang muka ditambah kode unik 317.',
        'Tiga angka terakhirnya, 317, kode uniknya.',
      ],
      tanda: [
        { kunci: 'jumlah', cocok: true },
        { kunci: 'unik', cocok: true },
      ],
    },
  ])
  expect(of({ jumlah: 29_500_317 })[0]?.alasan[0]).toBe(
    'Jumlahnya tepat seluruh sisa tagihan ditambah kode unik 317.',
  )
  // Three digits alone are chance.
  expect(of({ jumlah: 123_317 })).toEqual([])
})

it('finds a code of a booking however the bank writes it', () => {
  for (const keterangan of [
    'DP SFR-2026-0001 SITI',
    'dp sfr20260001',
    'SFR 2026 0001',
    'BERITA:SFR.2026.0001/BCA',
    'FTSCYSFR20260001',
    'SFR2026000110000317',
  ])
    expect(idsOf({ keterangan }), keterangan).toEqual([1])
  expect(idsOf({ keterangan: 'SFR-2026-0003' })).toEqual([])
  expect(of({ keterangan: 'SFR-2026-0001' })[0]?.alasan).toEqual([
    'Kode SFR-2026-0001 tertulis di keterangan.',
    'Kurang Rp 5.679.000 dari tagihan Uang muka.',
  ])
})

it('finds a name in any order, with signs, without titles, and cut after twenty letters', () => {
  const long = { ...OTHER, id: 3, kode: 'SFR-2026-0003', nama: ['Hj. Nurul Khasanah Abdurrahman Wahid'] }
  for (const [keterangan, id] of [
    ['TRANSFER DARI SITI AMINAH', 1],
    ['AMINAH, SITI /BCA', 1],
    ['Bpk SÎTI  AMINAH', 1],
    ['BAMBANG SUPRIYANTO', 2],
    ['NURUL KHASANAH ABDUR', 3],
    ['BI-FAST CR NURUL KHASANAH ABDURRAH', 3],
    ['NURUL KHASANAH ABDURRAHMAN WAHID', 3],
  ] as const)
    expect(idsOf({ keterangan }, [BOOKING, OTHER, long]), keterangan).toEqual([id])
  for (const keterangan of ['SITI', 'AMINAH', 'SITI RAHMA', 'NURUL', 'BAMBANG S'])
    expect(idsOf({ keterangan }, [BOOKING, OTHER, long]), keterangan).toEqual([])
})

it('proposes by an open sum where few owe it, and by none where it is everybody’s', () => {
  expect(of({ jumlah: 19_500_000 })).toMatchObject([
    { pemesanan_id: 1, alasan: ['Jumlahnya tepat tagihan Pelunasan.'] },
  ])
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...BOOKING,
    id: at + 1,
    kode: `SFR-2026-1${String(at).padStart(3, '0')}`,
    nama: [`Orang ${'abcdefghijklmnopqrstuvwxyz0123'[at]}nama`],
    kode_unik: null,
  }))
  expect(idsOf({ jumlah: 10_000_000 }, many)).toEqual([])
  // Another sign makes it one of the reasons.
  expect(of({ jumlah: 10_000_000, keterangan: 'ORANG BNAMA' }, many)).toMatchObject([
    {
      pemesanan_id: 2,
      alasan: ['Nama Orang bnama tertulis di keterangan.', 'Jumlahnya tepat tagihan Uang muka.'],
    },
  ])
})

it('puts a proof that was sent beside the line, and doubts another day', () => {
  const waiting = {
    ...OTHER,
    menunggu: [{ jumlah: 4_321_000, tanggal: '2026-11-19', rujukan: '', bukti: true }],
  }
  expect(of({}, [BOOKING, waiting])).toMatchObject([
    {
      pemesanan_id: 2,
      alasan: [
        'Bukti transfer Rp 4.321.000 tanggal 19 November 2026 sudah dikirim dan menunggu diperiksa.',
        'Kurang Rp 3.179.000 dari tagihan Uang muka.',
      ],
      tanda: [
        { kunci: 'bukti', cocok: true },
        { kunci: 'jumlah', cocok: false },
      ],
    },
  ])
  expect(of({ tanggal: '2026-11-01' }, [BOOKING, waiting])[0]?.alasan[0]).toContain('tanggalnya berbeda')
})

it('orders by what speaks for each, and divides a line among bookings that it names', () => {
  const line = { keterangan: 'SFR20260002 SITI AMINAH', jumlah: 10_000_317 }
  expect(idsOf(line)).toEqual([1, 2])
  const both = of({ keterangan: 'SFR20260001 DAN SFR20260002', jumlah: 17_500_000 })
  expect(both.map(({ pemesanan_id, jumlah }) => [pemesanan_id, jumlah])).toEqual([
    [1, 10_000_000],
    [2, 7_500_000],
  ])
  // One of them may have put its code on top, though all of the line would pay that one alone.
  const alone = {
    ...OTHER,
    tagihan: [
      { uraian: 'Uang muka', jumlah: 7_500_000 },
      { uraian: 'Pelunasan', jumlah: 10_000_000 },
    ],
  }
  const coded = of({ keterangan: 'SFR20260001 DAN SFR20260002', jumlah: 17_500_318 }, [BOOKING, alone])
  expect(new Map(coded.map(({ pemesanan_id, jumlah }) => [pemesanan_id, jumlah]))).toEqual(
    new Map([
      [1, 10_000_000],
      [2, 7_500_318],
    ]),
  )
  // Each part is what its booking owes, though the line is not.
  expect(both.flatMap(({ tanda }) => tanda.filter(({ cocok }) => !cocok))).toEqual([])
})

it('says that a booking was cancelled, owes nothing, or less', () => {
  const ended = { ...BOOKING, tagihan: [], ragu: 'Pemesanan ini sudah batal.' }
  expect(of({ keterangan: 'SFR20260001' }, [ended])[0]?.alasan.at(-1)).toBe('Pemesanan ini sudah batal.')
  expect(of({ keterangan: 'SFR20260001' }, [{ ...BOOKING, tagihan: [] }])[0]?.alasan.at(-1)).toContain(
    'Tidak ada tagihan',
  )
  expect(of({ keterangan: 'SFR20260001', jumlah: 30_000_000 })[0]?.alasan.at(-1)).toBe(
    'Lebih Rp 500.000 dari sisa tagihannya.',
  )
})

it('proposes nothing for money that leaves, sums of sen, or bookings that nothing names', () => {
  for (const jumlah of [0, -10_000_317, 10_000_317.5, Number.NaN]) expect(of({ jumlah })).toEqual([])
  expect(of({ keterangan: '' })).toEqual([])
  expect(of({ keterangan: 'x'.repeat(100_000) })).toEqual([])
})

it('looks at few bookings for a line, however many there are and however alike', () => {
  const bookings = Array.from({ length: 3_000 }, (_, at) => ({
    ...BOOKING,
    id: at + 1,
    kode: `SFR-2026-${String(at + 1).padStart(4, '0')}`,
    nama: ['Siti Aminah', 'Muhammad Ali', `Orang${at} Jauh`],
    kode_unik: (at % 999) + 1,
  }))
  let looks = 0
  const counting = bookings.map((booking) =>
    Object.defineProperty({ ...booking }, 'tagihan', {
      get() {
        looks += 1
        return booking.tagihan
      },
    }),
  )
  const index = indexBookings(counting)
  const before = looks
  for (let at = 0; at < 5_000; at += 1)
    propose(
      {
        tanggal: '2026-11-20',
        keterangan: `TRSF SITI AMINAH SFR2026${String((at % 3_000) + 1).padStart(4, '0')}`,
        jumlah: 10_000_000 + (at % 999) + 1,
      },
      index,
    )
  expect((looks - before) / 5_000).toBeLessThan(40)
  expect(
    propose({ tanggal: '2026-11-20', keterangan: 'SITI AMINAH', jumlah: 10_000_005 }, index)[0]?.pemesanan_id,
  ).toBe(5)
})

it('knows a payment that waits by the reference of its bank, in pieces too, and says if no proof was sent', () => {
  const waiting = {
    ...BOOKING,
    menunggu: [{ jumlah: 4_321_000, tanggal: '2026-11-19', rujukan: 'TRX-2026/8812', bukti: false }],
  }
  const [found] = of({ keterangan: 'BI-FAST CR TRX 2026 8812', jumlah: 4_321_000 }, [waiting])
  expect(found?.alasan).toContain('Rujukan pembayaran yang menunggu diperiksa tertulis di keterangan.')
  expect(found?.alasan.join()).toContain('sudah dicatat dan menunggu diperiksa')
})

it('doubts a unique code that two bookings with open bills share', () => {
  const twin = { ...BOOKING, id: 7, kode: 'SFR-2026-0007', nama: ['Orang Lain'] }
  const [found] = of({ jumlah: 10_000_317 }, [BOOKING, twin])
  expect(found?.alasan.join()).toContain('juga kode unik SFR-2026-0007')
  expect(found?.tanda).toContainEqual({ kunci: 'unik', cocok: false })
  const over = { ...twin, ragu: 'Pemesanan ini sudah batal.' }
  expect(of({ jumlah: 10_000_317 }, [BOOKING, over])[0]?.alasan.join()).not.toContain('juga kode')
})
