/*
 * The link of a family to its own page: `/pesanan#{token}`. The token stands behind the `#`, so no server and no
 * referrer gets it; whoever has it says the last four digits of the payer's phone as well.
 */

/** The days for which a link is valid. */
export const TAUTAN_KELUARGA_HARI = 60
/** Wrong digits that end a link. */
export const TAUTAN_KELUARGA_COBA = 10
/** The minutes for which a page stays open by the token that `POST /api/pesanan/buka` gives. */
export const HALAMAN_KELUARGA_MENIT = 120
/** Files that a family may send for one booking within an hour. */
export const BERKAS_KELUARGA_SEJAM = 60
/** The header that carries the four digits beside the token of a link. */
export const ANGKA_HEADER = 'x-angka'

/** Reasons for which a link is over. */
export const TAUTAN_AKHIR = ['waktu', 'dicabut', 'diganti', 'coba', 'terhapus'] as const
export type TautanAkhir = (typeof TAUTAN_AKHIR)[number]

/** The reason for which a link no longer opens, as its family is told. */
export const TAUTAN_AKHIR_TEKS: Record<TautanAkhir, string> = {
  waktu: 'Tautan ini sudah lewat masa berlakunya. Minta yang baru ke kantor kami.',
  dicabut: 'Tautan ini sudah tidak berlaku. Minta yang baru ke kantor kami.',
  diganti: 'Kantor sudah mengirim tautan yang lebih baru. Buka yang terbaru, atau minta lagi ke kantor kami.',
  coba: `Tautan ini berhenti karena angkanya salah ${TAUTAN_KELUARGA_COBA} kali. Minta yang baru ke kantor kami.`,
  terhapus: 'Pemesanan ini sudah tidak ada pada kami. Hubungi kantor kami bila Anda merasa ini keliru.',
}

const TOKEN = /(?:^|[#/\s])([\w-]{43})(?=$|[^\w-])/

/**
 * Reads the token out of a link as it arrives: whole, behind the `#`, with a dot or a bracket behind it. Null for one
 * that a chat has cut, and for anything else.
 */
export function readFamilyToken(text: string): string | null {
  return text.length > 500 ? null : (TOKEN.exec(text)?.[1] ?? null)
}

/** Returns the last four digits of a phone, by which its family opens the page; empty where it has fewer. */
export function lastDigits(telepon: string): string {
  const digits = telepon.slice(0, 60).replace(/\D/g, '')
  return digits.length < 4 ? '' : digits.slice(-4)
}

/** The message of staff with a link, as a chat begins with it. Staff read it before they send it. */
export function tautanChat(
  brand: string,
  { nama, kode, tautan }: { nama: string; kode: string; tautan: string },
): string {
  return `Assalamu'alaikum ${nama}, kami dari ${brand}. Ini halaman pemesanan ${kode}: tagihan, kwitansi, dan dokumen keluarga Anda.\n\n${tautan}\n\nUntuk membukanya, ketik empat angka terakhir nomor telepon Anda. Tautan ini untuk keluarga Anda saja, mohon jangan diteruskan.`
}
