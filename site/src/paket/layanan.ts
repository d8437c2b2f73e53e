import * as page from '@safar/shared/address/page'
import { recordPath } from '@safar/shared/address/record'
import { formatTanggalSingkat } from '@safar/shared/format/tanggal'
import type { Paket } from '@safar/shared/paket/schema'
import { kotaOf } from '@safar/shared/paket/tempat'
import type { Layanan } from '../konten/profil.ts'
import { dijual } from './dijual.ts'

/*
 * Which packages belong to what SPEC names as a service or a category. Packages know a type of three and no more: the
 * rest is read from their names and places, as a visitor would.
 */

type Cocok = (paket: Paket) => boolean

const TANAH_SUCI = /^(?:makkah|mekkah|mekah|madinah|jeddah|mina|arafah|thaif|taif)\b/i
const MALAYSIA = /\b(?:malaysia|kuala lumpur|putrajaya|penang|melaka|johor|langkawi)\b/i

const umrohKeNegaraLain: Cocok = ({ tipe_paket, hotels }) =>
  tipe_paket === 'Umroh' && hotels.some(({ lokasi }) => lokasi !== '' && !TANAH_SUCI.test(kotaOf(lokasi)))

const COCOK: Record<Layanan['nama'], Cocok> = {
  'Haji Khusus': ({ tipe_paket }) => tipe_paket === 'Haji',
  'Umroh Overseas': umrohKeNegaraLain,
  'Umroh Plus': ({ tipe_paket, nama_paket }) => tipe_paket === 'Umroh' && /\bplus\b/i.test(nama_paket),
  'Overseas Malaysia': ({ nama_paket, hotels }) =>
    MALAYSIA.test(nama_paket) || hotels.some(({ lokasi }) => MALAYSIA.test(lokasi)),
  'Halal Tour': ({ nama_paket }) => /\bhalal\b/i.test(nama_paket),
  "Ma'had Nabawi": ({ nama_paket }) => /\bma['’]?had\b/i.test(nama_paket),
}

/** Open departures of a service, soonest first. */
export function dijualLayanan(nama: Layanan['nama'], list: readonly Paket[], today: string): Paket[] {
  return dijual(list, today, COCOK[nama])
}

/** Open departures of a fixed programme; where it has none, those of the service that it belongs to. */
export function dijualProgram(
  program: Pick<Paket, 'nama_paket'>,
  layanan: Layanan['nama'],
  list: readonly Paket[],
  today: string,
): Paket[] {
  const own = dijual(list, today, ({ nama_paket }) => nama_paket.startsWith(program.nama_paket))
  return own.length > 0 ? own : dijualLayanan(layanan, list, today)
}

/** Open departures of /ilmiah: journeys for learning. */
export const isStudi: Cocok = ({ tipe_paket, nama_paket }) =>
  tipe_paket === 'Overseas' && /\b(?:study|studi|belajar|kursus)\b/i.test(nama_paket)

/** Open departures of /sejarah: journeys in somebody's footsteps. */
export const isSejarah: Cocok = ({ tipe_paket, nama_paket }) =>
  tipe_paket === 'Overseas' && /\b(?:jejak|sejarah)\b/i.test(nama_paket)

export interface TujuanLayanan {
  /** Where the service's card leads; null where nothing is on sale and only a chat helps. */
  href: string | null
  /** What the card says of it. */
  keterangan: string
}

/** Words that no line breaks apart. */
const utuh = (text: string) => text.replaceAll(' ', '\u00a0')

/** Where a service leads today: to its list, to what is on sale next, or to nobody but the agency. */
export function tujuanLayanan(nama: Layanan['nama'], list: readonly Paket[], today: string): TujuanLayanan {
  const [next, ...more] = dijualLayanan(nama, list, today)
  if (!next) return { href: null, keterangan: 'Belum ada jadwal yang dibuka. Tanyakan kepada kami.' }
  const date = next.tanggal_keberangkatan
  const tanggal = date ? utuh(formatTanggalSingkat(date)) : 'tanggal menyusul'
  const berikut = `Terdekat: ${next.nama_paket.replace(/\d{4} H$/, utuh)}, ${tanggal}.`
  // Only types have lists of their own.
  if (nama === 'Haji Khusus') return { href: page.haji, keterangan: berikut }
  const lain = more.length > 0 ? ` Ada ${more.length} keberangkatan lain di daftar paket.` : ''
  return { href: recordPath('paket', next.slug), keterangan: `${berikut}${lain}` }
}
