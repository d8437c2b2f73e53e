import { CARA_KONTAK_LABEL, HASIL_KONTAK_LABEL } from '@safar/shared/people/pendaftaran/kontak'
import type { Pendaftaran } from '@safar/shared/people/pendaftaran/pendaftaran-schema'
import { isTerbuka } from '@safar/shared/people/pendaftaran/status'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import { formatWaktu } from '../../platform/ui/waktu.ts'

type Row = Pick<Pendaftaran, 'status' | 'tindak_lanjut' | 'kontak_terakhir'>

/** Returns the next step of a registration in words; `isDue` where its day is today or earlier. */
export function berikutnya({ status, tindak_lanjut, kontak_terakhir }: Row, today: string) {
  if (!isTerbuka(status)) return { kapan: '', langkah: '', isDue: false }
  const langkah = kontak_terakhir?.langkah ?? ''
  if (tindak_lanjut === null) return { kapan: '', langkah: langkah || 'Belum ada harinya', isDue: false }
  return { kapan: tempoText(tindak_lanjut, today), langkah, isDue: tindak_lanjut <= today }
}

/** Returns a follow-up's day in words, which also tell if it is due. */
export function tempoText(hari: string, today: string): string {
  if (hari === today) return 'Hubungi hari ini'
  const when = formatTanggalSingkat(hari)
  return hari < today ? `Terlambat sejak ${when}` : `Hubungi ${when}`
}

/** Returns when and how somebody was last contacted, in two short lines. */
export function kontakText({ kontak_terakhir }: Row): [string, string] {
  if (!kontak_terakhir) return ['Belum dihubungi', '']
  const { waktu, cara, hasil } = kontak_terakhir
  return [formatWaktu(waktu), `${CARA_KONTAK_LABEL[cara]}, ${HASIL_KONTAK_LABEL[hasil].toLowerCase()}`]
}
