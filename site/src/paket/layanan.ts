import type { Layanan } from '@safar/shared/content/layanan/layanan-fields'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { kotaOf } from '@safar/shared/content/paket/tempat'
import { formatTanggalSingkat } from '@safar/shared/platform/format/tanggal'
import type { SlugLayanan } from '../layanan/slug.ts'
import { dijual } from './dijual.ts'

/*
 * Classifies packages by service and category. Packages have one of three types and no more: the rest is read from
 * their names and places, as a visitor would.
 */

type Cocok = (paket: Paket) => boolean

const TANAH_SUCI = /^(?:makkah|mekkah|mekah|madinah|jeddah|mina|arafah|thaif|taif)\b/i
const MALAYSIA = /\b(?:malaysia|kuala lumpur|putrajaya|penang|melaka|johor|langkawi)\b/i

const umrohKeNegaraLain: Cocok = ({ tipe_paket, hotels }) =>
  tipe_paket === 'Umroh' && hotels.some(({ lokasi }) => lokasi !== '' && !TANAH_SUCI.test(kotaOf(lokasi)))

/** The conditions that a service's name means beyond its type. */
const COCOK: Record<SlugLayanan, Cocok> = {
  'haji-khusus': ({ tipe_paket }) => tipe_paket === 'Haji',
  'umroh-overseas': umrohKeNegaraLain,
  'umroh-plus': ({ tipe_paket, nama_paket }) => tipe_paket === 'Umroh' && /\bplus\b/i.test(nama_paket),
  'overseas-malaysia': ({ nama_paket, hotels }) =>
    MALAYSIA.test(nama_paket) || hotels.some(({ lokasi }) => MALAYSIA.test(lokasi)),
  'halal-tour': ({ nama_paket }) => /\bhalal\b/i.test(nama_paket),
  'mahad-nabawi': ({ nama_paket }) => /\bma['’]?had\b/i.test(nama_paket),
}

const isKnown = (slug: string): slug is SlugLayanan => Object.hasOwn(COCOK, slug)

type Menyebut = Pick<Layanan, 'slug' | 'tipe_paket'>

/**
 * Returns the open departures of a service, soonest first: those of its type, and of these those that its name means,
 * where known.
 */
export function dijualLayanan(
  { slug, tipe_paket }: Menyebut,
  list: readonly Paket[],
  today: string,
): Paket[] {
  const named = isKnown(slug) ? COCOK[slug] : null
  if (!named && tipe_paket === '') return []
  return dijual(
    list,
    today,
    (paket) => (tipe_paket === '' || paket.tipe_paket === tipe_paket) && (!named || named(paket)),
  )
}

/** Returns the open departures of a fixed programme; without any, those of the service that it belongs to. */
export function dijualProgram(
  program: Pick<Paket, 'nama_paket'>,
  slug: SlugLayanan,
  list: readonly Paket[],
  today: string,
): Paket[] {
  const own = dijual(list, today, ({ nama_paket }) => nama_paket.startsWith(program.nama_paket))
  return own.length > 0 ? own : dijualLayanan({ slug, tipe_paket: '' }, list, today)
}

/** Tells if a package is for /ilmiah: a journey for learning. */
export const isStudi: Cocok = ({ tipe_paket, nama_paket }) =>
  tipe_paket === 'Overseas' && /\b(?:study|studi|belajar|kursus)\b/i.test(nama_paket)

/** Tells if a package is for /sejarah: a journey in somebody's footsteps. */
export const isSejarah: Cocok = ({ tipe_paket, nama_paket }) =>
  tipe_paket === 'Overseas' && /\b(?:jejak|sejarah)\b/i.test(nama_paket)

/** Words that no line breaks apart. */
const utuh = (text: string) => text.replaceAll(' ', '\u00a0')

/** Returns the next of a service's open departures in words, with the number of others. */
export function berikutText([next, ...more]: readonly Paket[]): string {
  if (!next) return 'Belum ada jadwal yang dibuka. Tanyakan kepada kami.'
  const date = next.tanggal_keberangkatan
  const tanggal = date ? utuh(formatTanggalSingkat(date)) : 'tanggal menyusul'
  const lain = more.length > 0 ? ` Ada ${more.length} keberangkatan lain.` : ''
  return `Terdekat: ${next.nama_paket.replace(/\d{4} H$/, utuh)}, ${tanggal}.${lain}`
}
