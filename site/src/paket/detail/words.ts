import type { Paket } from '@safar/shared/content/paket/schema'
import { TIPE_PAGE, type TipePaket } from '@safar/shared/content/paket/tipe'
import { chatUrl } from '@safar/shared/platform/contact/chat'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import type { Agency } from '@safar/shared/settings/agency'

/** What the brochure needs to know of the agency: plain values, since islands carry them in the page. */
export type DetailAgency = Pick<
  Agency,
  'brand' | 'company' | 'phone' | 'email' | 'licenceCheckUrl' | 'chatPhone' | 'siteUrl' | 'address'
> & {
  /** The licences that hold, in words. */
  izin: string
  /** Address of the picture beside its name; empty for none. */
  tanda: string
}

type Named = Pick<Paket, 'nama_paket' | 'tanggal_keberangkatan'>

const departure = ({ tanggal_keberangkatan: tanggal }: Named) =>
  tanggal ? ` keberangkatan ${formatTanggal(tanggal)}` : ''

/** Chat with the agency about one departure. */
export function paketChatUrl(agency: DetailAgency, paket: Named): string {
  return chatUrl(
    agency.chatPhone,
    `Assalamu'alaikum ${agency.brand}, saya ingin bertanya tentang paket ${paket.nama_paket}${departure(paket)}.`,
  )
}

/** Chat for whoever comes too late for this departure. */
export function lainChatUrl(agency: DetailAgency, paket: Named): string {
  return chatUrl(
    agency.chatPhone,
    `Assalamu'alaikum ${agency.brand}, adakah keberangkatan lain yang mirip dengan paket ${paket.nama_paket}${departure(paket)}?`,
  )
}

/** Chat for whoever wants a family's cost counted by somebody. */
export function hitungChatUrl(agency: DetailAgency, paket: Named): string {
  return chatUrl(
    agency.chatPhone,
    `Assalamu'alaikum ${agency.brand}, mohon hitungkan biaya keluarga untuk paket ${paket.nama_paket}${departure(paket)}. Yang berangkat: `,
  )
}

/** What is handed on: which departure, and where it stands. */
export function shareData(agency: DetailAgency, paket: Named, path: string) {
  const { nama_paket: title } = paket
  return { title, text: `${title}${departure(paket)}`, url: `${agency.siteUrl}${path}` }
}

/** Hands the page on by WhatsApp; the visitor chooses to whom. */
export function shareUrl(agency: DetailAgency, paket: Named, path: string): string {
  const { text, url } = shareData(agency, paket, path)
  return `https://wa.me/?text=${encodePart(`${text}\n${url}`)}`
}

/** Where a package's type is listed. */
export function categoryOf(tipe: TipePaket): { label: string; path: string } {
  return { label: tipe === 'Overseas' ? 'Semua paket' : tipe, path: TIPE_PAGE[tipe] }
}

/** A term as a heading and its text: `Paspor: berlaku 7 bulan.`; without a heading all of it is text. */
export function term(keterangan: string): { title: string; body: string } {
  const match = /^([^:.\n]{3,60}):\s+([\s\S]+)$/.exec(keterangan)
  return match ? { title: match[1] ?? '', body: match[2] ?? '' } : { title: '', body: keterangan }
}

/** Days on which people travel or perform the rites: the timeline marks them. */
export function isMilestone(name: string, index: number, count: number): boolean {
  return index === 0 || index === count - 1 || /umrah|umroh|wukuf|miqat|\s[–-]\s/i.test(name)
}

/** Lines of a text as paragraphs. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
