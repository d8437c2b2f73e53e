import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { formatWaktuIso } from '../ui/waktu.ts'
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
]

// A spreadsheet would run a text that starts like a formula; a leading apostrophe keeps it text.
function cell(value: string | number | null): string {
  const text = String(value ?? '')
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return `"${safe.replaceAll('"', '""')}"`
}

// Digits alone are a number to a spreadsheet, and numbers lose their leading zero.
function grouped(telepon: string | null): string | null {
  return telepon && /^0\d+$/.test(telepon) ? telepon.replace(/\d{4}(?=\d)/g, '$&-') : telepon
}

/** Registrations as a spreadsheet reads them: UTF-8 with a mark, semicolons as Indonesian settings expect. */
export function toCsv(list: readonly Pendaftaran[], namePaket: (paket: string) => string): string {
  const rows = list.map((item) => [
    formatWaktuIso(item.created_at),
    item.nama,
    item.email,
    grouped(item.telepon),
    namePaket(item.paket),
    item.jumlah_pax,
    STATUS[item.status].label,
    item.catatan,
    item.catatan_admin,
    item.setuju_pemasaran ? 'Ya' : 'Tidak',
  ])
  return `\uFEFF${[HEAD, ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`
}

/** Hands a text to the browser as a file to keep. */
export function downloadCsv(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
