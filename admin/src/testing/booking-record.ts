import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'

const NO_VISA = { provider: '', no: '', berlaku: '', akhir: '' }
const NO_POLIS = { asuransi: '', no: '', input: '', awal: '', akhir: '' }
const PERSON = {
  id: 1,
  jenis: 'dewasa',
  nama: 'SITI AMINAH',
  tanggal_lahir: '1980-05-05',
  kasur: true,
  kamar: 'double',
  jamaah_id: 3,
  teman_sekamar: '',
  visa: NO_VISA,
  polis: NO_POLIS,
  perlu_kursi: true,
  berkursi: true,
  updated_at: 'p1',
} as const
/** Makes a booking of two for tests, one of them without a pilgrim; its payer has paid in part. */
export function pemesananRecord(part: Partial<Pemesanan> = {}): Pemesanan {
  return {
    id: 5,
    kode: 'SFR-2026-0005',
    paket_id: 7,
    paket: {
      id: 7,
      slug: 'umrah-januari',
      nama_paket: 'Umrah Januari',
      tanggal_keberangkatan: '2099-01-09',
      sisa_pax: 1,
    },
    pendaftaran_id: null,
    pemesan: { nama: 'Hendra Saputra', telepon: '6281211112222', email: '' },
    status: 'sebagian',
    status_pada: '2026-11-21T03:00:00.000Z',
    alasan: '',
    batas_dp: '',
    mata_uang: 'Rp',
    total: 66_000_000,
    jumlah_peserta: 2,
    tanpa_jamaah: 1,
    berikutnya: { kunci: 'lengkapi_peserta', teks: 'Lengkapi data 1 peserta', sampai: '2099-01-09' },
    created_at: '2026-11-21T03:00:00.000Z',
    updated_at: 'b1',
    baris: [{ uraian: 'Dewasa, kamar double', jumlah: 2, harga: 33_000_000, subtotal: 66_000_000 }],
    tagihan: [
      { jenis: 'dp', uraian: 'Uang muka', jatuh_tempo: '2026-11-21', jumlah: 20_000_000 },
      { jenis: 'pelunasan', uraian: 'Pelunasan', jatuh_tempo: '2098-12-10', jumlah: 46_000_000 },
    ],
    kamar_sendiri: false,
    cicilan: null,
    kebutuhan: '',
    catatan: '',
    catatan_staf: '',
    peserta: [PERSON, { ...PERSON, id: 2, nama: '', jamaah_id: null, tanggal_lahir: '', updated_at: 'p2' }],
    peringatan: [],
    urung_sampai: null,
    ...part,
  }
}
