import { expect, it } from 'vitest'
import { bookingChat } from './booking-chat.ts'

const BOOKING = {
  kode: 'SFR-2026-0007',
  pemesan: { nama: 'Siti Aminah', telepon: '6281234567890', email: '' },
  paket: {
    id: 1,
    slug: 'umrah-hemat',
    nama_paket: 'Umrah Hemat',
    tanggal_keberangkatan: '2027-01-09',
    sisa_pax: 4,
  },
  status: 'menunggu_dp',
  batas_dp: '2026-11-30',
  total: 64_000_000,
  mata_uang: 'Rp',
  jumlah_peserta: 2,
  berikutnya: { kunci: 'tagih_dp', teks: 'Tagih uang muka', sampai: '2026-11-30' },
} as const

it('asks for the down payment with its sum and its last day', () => {
  const dp = { jenis: 'dp', uraian: 'Uang muka', jatuh_tempo: '2026-11-27', jumlah: 10_000_000 } as const
  expect(bookingChat('Safar', BOOKING, [dp])).toBe(
    "Assalamu'alaikum Siti Aminah, kami dari Safar tentang pemesanan SFR-2026-0007: Umrah Hemat, berangkat 9 Januari 2027, 2 orang. Total biayanya Rp 64.000.000. Uang muka Rp 10.000.000 kami tunggu paling lambat 30 November 2026 agar kursinya terjamin.",
  )
})

it('asks nothing where nothing is next', () => {
  expect(bookingChat('Safar', { ...BOOKING, berikutnya: null })).toBe(
    "Assalamu'alaikum Siti Aminah, kami dari Safar tentang pemesanan SFR-2026-0007: Umrah Hemat, berangkat 9 Januari 2027, 2 orang.",
  )
})
