import { kamarLabel } from '../../content/paket/kamar.ts'
import { formatTelepon } from '../../platform/contact/telepon.ts'
import { formatTanggal } from '../../platform/format/tanggal.ts'
import { IKUT_KANTOR_LABEL, KURSI_RODA_LABEL } from './berangkat.ts'
import { STATUS_LABEL } from './status.ts'

/** The label of each field of a registration, for people who read what changed. */
export const ISIAN_LABEL: Readonly<Record<string, string>> = {
  nama: 'Nama',
  telepon: 'Telepon',
  email: 'Email',
  paket: 'Paket',
  paket_id: 'Paket',
  kamar: 'Kamar',
  jumlah_pax: 'Jumlah orang',
  ikut: 'Pendaftar ikut berangkat',
  usia: 'Usia yang berangkat',
  pendamping: 'Pendamping',
  kursi_roda: 'Kursi roda',
  kebutuhan: 'Kebutuhan lain',
  catatan: 'Catatan pendaftar',
  status: 'Status',
  alasan_batal: 'Alasan batal',
  sampah: 'Sampah',
  petugas: 'Penanggung jawab',
  petugas_id: 'Penanggung jawab',
  tindak_lanjut: 'Hubungi lagi pada',
  catatan_admin: 'Catatan staf',
  setuju_pemasaran: 'Boleh dikirimi promo',
  kontak: 'Catatan kontak',
  gabungan: 'Gabungan',
  kembar: 'Bukan pendaftaran yang sama',
}

/** Returns a field's value for people; empty if nothing is chosen. */
export function isianText(isian: string, value: string): string {
  switch (isian) {
    case 'telepon':
      return formatTelepon(value)
    case 'tindak_lanjut':
      return formatTanggal(value)
    case 'kamar':
      return value === 'quad' || value === 'triple' || value === 'double' ? kamarLabel(value) : value
    case 'ikut':
      return value === 'ya' || value === 'tidak' ? IKUT_KANTOR_LABEL[value] : value
    case 'kursi_roda':
      return value === 'ya' ? KURSI_RODA_LABEL[value] : value
    case 'status':
      return Object.entries(STATUS_LABEL).find(([status]) => status === value)?.[1] ?? value
    default:
      return value
  }
}
