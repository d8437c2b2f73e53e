import { phoneDigits } from '@safar/shared/chat'
import { csvText } from '@safar/shared/csv/write-csv'
import { kamarLabel } from '@safar/shared/paket/kamar'
import { NO_CHOICE } from '@safar/shared/pendaftaran/form-fields'
import { JENIS_LABEL } from '@safar/shared/pendaftaran/jenis'
import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { formatWaktuIso } from '../ui/waktu.ts'
import { tentang } from './paket-name.ts'
import { STATUS } from './status.ts'

const HEAD = [
  'Waktu (WIB)',
  'Nama',
  'Email',
  'Telepon',
  'Paket',
  'Jumlah pax',
  'Status',
  'Catatan',
  'Catatan staf',
  'Boleh dikirimi promo',
  'Promo disetujui (WIB)',
  'Promo ditarik (WIB)',
  'Kode',
  'Kamar',
  'Jenis',
  'Terima sebagian',
]

/**
 * A phone number that a spreadsheet takes for text, and people for a number: our own ones in fours from the zero, those abroad with
 * the two zeros that a plus stands for, since a cell that begins with a plus is a formula.
 */
function csvTelepon(telepon: string): string {
  const digits = phoneDigits(telepon)
  if (digits.startsWith('62')) {
    return /^0\d[\d\s().-]*[\s.-]/.test(telepon) ? telepon : inFours(`0${digits.slice(2)}`)
  }
  return digits && `00 ${digits}`
}

// Digits alone are a number to a spreadsheet, and numbers lose their leading zero.
function inFours(digits: string): string {
  return digits.replace(/\d{4}(?=\d)/g, '$&-')
}

/** Registrations as a spreadsheet reads them. */
export function toCsv(list: readonly Pendaftaran[], namePaket: (paket: string) => string): string {
  const rows = list.map((item) => [
    formatWaktuIso(item.created_at),
    item.nama,
    item.email,
    csvTelepon(item.telepon),
    tentang(item, namePaket) || NO_CHOICE,
    item.jumlah_pax,
    STATUS[item.status].label,
    item.catatan,
    item.catatan_admin,
    item.setuju_pemasaran ? 'Ya' : 'Tidak',
    item.pemasaran_pada && formatWaktuIso(item.pemasaran_pada),
    item.pemasaran_ditarik_pada && formatWaktuIso(item.pemasaran_ditarik_pada),
    item.kode,
    kamarLabel(item.kamar),
    JENIS_LABEL[item.jenis],
    item.jenis === 'tunggu' ? (item.mau_sebagian ? 'Ya' : 'Tidak') : '',
  ])
  return csvText([HEAD, ...rows])
}
