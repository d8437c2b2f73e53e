import type { Pendaftaran } from '@safar/shared/pendaftaran/schema'
import { STATUS } from './status.ts'

const HEAD = [
  'Waktu',
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

/** Registrations as a spreadsheet reads them: UTF-8 with a mark, semicolons as Indonesian settings expect. */
export function toCsv(list: readonly Pendaftaran[], namePaket: (paket: string) => string): string {
  const rows = list.map((item) => [
    item.created_at,
    item.nama,
    item.email,
    item.telepon,
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
