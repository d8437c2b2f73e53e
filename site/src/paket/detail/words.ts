import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { TIPE_PAGE, type TipePaket } from '@safar/shared/content/paket/tipe'
import { chatUrl } from '@safar/shared/platform/contact/chat'
import { formatTanggal } from '@safar/shared/platform/format/tanggal'
import { encodePart } from '@safar/shared/platform/text/encode-part'
import type { Agency } from '@safar/shared/settings/agency'

/** The agency's fields that the brochure needs: plain values, since islands carry them in the page. */
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

/** Returns the chat link about one departure. */
export function paketChatUrl(agency: DetailAgency, paket: Named): string {
  return chatUrl(
    agency.chatPhone,
    `Assalamu'alaikum ${agency.brand}, saya ingin bertanya tentang paket ${paket.nama_paket}${departure(paket)}.`,
  )
}

/** Returns the chat link for whoever comes too late for this departure. */
export function lainChatUrl(agency: DetailAgency, paket: Named): string {
  return chatUrl(
    agency.chatPhone,
    `Assalamu'alaikum ${agency.brand}, adakah keberangkatan lain yang mirip dengan paket ${paket.nama_paket}${departure(paket)}?`,
  )
}

/** Returns the chat link that asks the office to count a family's cost. */
export function calculationChatUrl(agency: DetailAgency, paket: Named): string {
  return chatUrl(
    agency.chatPhone,
    `Assalamu'alaikum ${agency.brand}, mohon hitungkan biaya keluarga untuk paket ${paket.nama_paket}${departure(paket)}. Yang berangkat: `,
  )
}

/** Returns the data to share: the departure with its day, and its address. */
export function shareData(agency: DetailAgency, paket: Named, path: string) {
  const { nama_paket: title } = paket
  return { title, text: `${title}${departure(paket)}`, url: `${agency.siteUrl}${path}` }
}

/** Returns the link that shares the page by WhatsApp. */
export function shareUrl(agency: DetailAgency, paket: Named, path: string): string {
  const { text, url } = shareData(agency, paket, path)
  return `https://wa.me/?text=${encodePart(`${text}\n${url}`)}`
}

/** Returns the page that lists a package's type. */
export function categoryOf(tipe: TipePaket): { label: string; path: string } {
  return { label: tipe === 'Overseas' ? 'Semua paket' : tipe, path: TIPE_PAGE[tipe] }
}

/** Splits a term into heading and text: `Paspor: berlaku 7 bulan.`; without a heading all of it is text. */
export function term(keterangan: string): { title: string; body: string } {
  const match = /^([^:.\n]{3,60}):\s+([\s\S]+)$/.exec(keterangan)
  return match ? { title: match[1] ?? '', body: match[2] ?? '' } : { title: '', body: keterangan }
}

/** Tells if the timeline marks a day: those on which people travel or perform the rites. */
export function isMilestone(name: string, index: number, count: number): boolean {
  return index === 0 || index === count - 1 || /umrah|umroh|wukuf|miqat|\s[–-]\s/i.test(name)
}

/** Splits a text's lines into paragraphs. */
export function paragraphs(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
}
