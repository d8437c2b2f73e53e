import type { Agency } from '@safar/shared/agency'
import { pilihanNama } from '@safar/shared/pendaftaran/formulir'
import type { PendaftaranAnswer, TandaTerima } from '@safar/shared/pendaftaran/schema'
import { langkahBerikutnya, TERIMA } from '@safar/shared/pendaftaran/tanda-terima'
import type { PaketPilihan } from './paket-pilihan.ts'

type Kept = Omit<TandaTerima, 'paket_nama' | 'tanggal_keberangkatan'>

/** What the person who registered is told. */
export function terimaOf(kept: Kept, paket: PaketPilihan | null, agency: Agency): PendaftaranAnswer {
  const { kode, nama, email, telepon, kamar, jumlah_pax, catatan, setuju_pemasaran, created_at } = kept
  return {
    message: `${TERIMA.judul}.`,
    kode,
    data: {
      kode,
      nama,
      email,
      telepon,
      paket: kept.paket,
      paket_nama: paket?.nama_paket ?? pilihanNama(kept.paket),
      tanggal_keberangkatan: paket?.tanggal_keberangkatan ?? '',
      kamar,
      jumlah_pax,
      catatan,
      setuju_pemasaran,
      created_at,
    },
    langkah: langkahBerikutnya(agency.hours, kept).map(({ judul, teks }) => `${judul} ${teks}`),
  }
}
