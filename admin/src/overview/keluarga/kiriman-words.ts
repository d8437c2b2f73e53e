import type { Kiriman } from '@safar/shared/overview/pesanan/kiriman-schema'
import { DOKUMEN_LABEL } from '@safar/shared/people/jamaah/dokumen'
import { sumText } from '@safar/shared/trips/pemesanan/sum-text'
import type { KirimanKeadaan } from '@safar/shared/trips/tautan-keluarga/kiriman'
import type { Tone } from '../../platform/ui/dot.tsx'

/** Says what a family sent, in a few words. */
export function kirimanTitle({ pembayaran, dokumen }: Kiriman): string {
  if (pembayaran) return `Bukti ${sumText(pembayaran.jumlah, pembayaran.mata_uang)}`
  if (dokumen) return [DOKUMEN_LABEL[dokumen.jenis], dokumen.nama].filter(Boolean).join(' ')
  return 'Permintaan'
}

export const KEADAAN_LABEL: Record<KirimanKeadaan, string> = {
  menunggu: 'Menunggu',
  diterima: 'Diterima',
  ditolak: 'Ditolak',
  dibatalkan: 'Dibatalkan',
}
export const KEADAAN_TONE: Record<KirimanKeadaan, Tone> = {
  menunggu: 'waiting',
  diterima: 'done',
  ditolak: 'bad',
  dibatalkan: 'bad',
}

/** Ready words of a refused request; the family reads them. */
export const PENOLAKAN_PERMINTAAN = [
  'Nama di tiket harus sama dengan paspor',
  'Kirim dulu foto paspor atau KTP-nya',
  'Tiketnya sudah terbit, hubungi kami lewat telepon',
]
