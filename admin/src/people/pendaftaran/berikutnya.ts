import { CARA_KONTAK_LABEL, HASIL_KONTAK_LABEL } from '@safar/shared/people/pendaftaran/kontak'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/schema'
import { isTerbuka } from '@safar/shared/people/pendaftaran/status'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { formatWaktu } from '../../platform/ui/waktu.ts'

type Row = Pick<Pendaftaran, 'status' | 'tindak_lanjut' | 'kontak_terakhir'>

/** What comes next with a person and when, as a row says it; `isDue` where it is today or was before. */
export function berikutnya({ status, tindak_lanjut, kontak_terakhir }: Row, today: string) {
  if (!isTerbuka(status)) return { kapan: '', langkah: '', isDue: false }
  const langkah = kontak_terakhir?.langkah ?? ''
  if (tindak_lanjut === null) return { kapan: '', langkah: langkah || 'Belum ada harinya', isDue: false }
  return { kapan: tempoText(tindak_lanjut, today), langkah, isDue: tindak_lanjut <= today }
}

/** A day of a next step in words: what is due stands out by them, too. */
export function tempoText(hari: string, today: string): string {
  if (hari === today) return 'Hubungi hari ini'
  const when = formatTanggalSingkat(hari)
  return hari < today ? `Terlambat sejak ${when}` : `Hubungi ${when}`
}

/** When somebody was last spoken with, and how: two short lines. */
export function kontakText({ kontak_terakhir }: Row): [string, string] {
  if (!kontak_terakhir) return ['Belum dihubungi', '']
  const { waktu, cara, hasil } = kontak_terakhir
  return [formatWaktu(waktu), `${CARA_KONTAK_LABEL[cara]}, ${HASIL_KONTAK_LABEL[hasil].toLowerCase()}`]
}
