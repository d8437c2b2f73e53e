import type { Artikel } from '@safar/shared/content/artikel/artikel'
import { hargaTambahan } from '@safar/shared/content/paket/harga-tambahan'
import type { Paket } from '@safar/shared/content/paket/paket-schema'
import { isHampirPenuh, paketState } from '@safar/shared/content/paket/rules'
import { transitKaki, transitText } from '@safar/shared/content/paket/rute'
import { tanggalHari } from '@safar/shared/content/paket/tanggal-hari'
import { MASJID_NAMA, masjidOf } from '@safar/shared/content/paket/tempat'
import { VISA_LABEL } from '@safar/shared/content/paket/visa'
import { gambarUrl } from '@safar/shared/platform/address/gambar'
import { phoneDigits } from '@safar/shared/platform/contact/chat'
import { formatTanggal, isTanggal } from '@safar/shared/platform/format/tanggal'
import { hasWordmark } from '@safar/shared/platform/merek'
import { cutText } from '@safar/shared/platform/text/cut-text'
import { type Agency, calculationRules, izinOf } from '@safar/shared/settings/agency'
import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  MergeLeafTypes,
  ProductLeaf,
  PropertyValueLeaf,
  TouristTripLeaf,
  TravelAgencyLeaf,
  WithContext,
} from 'schema-dts'
import { absoluteUrl } from './address.ts'

const CONTEXT = 'https://schema.org'
type PaketLd = MergeLeafTypes<[ProductLeaf, TouristTripLeaf]>
/** The JSON-LD types of schema.org that a page may have, so that an unknown property is a type error. */
export type PageFacts =
  | WithContext<ArticleLeaf>
  | WithContext<TravelAgencyLeaf>
  | WithContext<BreadcrumbListLeaf>
  | WithContext<PaketLd>

const agencyId = (agency: Pick<Agency, 'siteUrl'>) => `${agency.siteUrl}/#agensi`

/** Address of the agency's logo; empty without one. */
function logoUrl(agency: Agency): string {
  if (agency.logo) return absoluteUrl(agency.siteUrl, gambarUrl(agency.logo))
  return hasWordmark(agency) ? absoluteUrl(agency.siteUrl, '/logo/favicon-512.png') : ''
}

/** Returns the JSON-LD of the agency, for home and profile. */
export function agencyJsonLd(agency: Agency): WithContext<TravelAgencyLeaf> {
  const logo = logoUrl(agency)
  return {
    '@context': CONTEXT,
    '@type': 'TravelAgency',
    '@id': agencyId(agency),
    name: agency.brand,
    ...(agency.company && { legalName: agency.company }),
    ...(agency.tagline && { slogan: agency.tagline }),
    url: absoluteUrl(agency.siteUrl, '/'),
    ...(logo && { logo }),
    image: absoluteUrl(agency.siteUrl, '/gambar/kaaba-1200.webp'),
    ...(agency.email && { email: agency.email }),
    ...(agency.phone && { telephone: `+${phoneDigits(agency.phone)}` }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: agency.address,
      addressLocality: agency.city,
      addressCountry: 'ID',
    },
    sameAs: agency.sosial.map(({ url }) => url),
    identifier: izinOf(agency).map(({ jenis, nomor }) => ({
      '@type': 'PropertyValue' as const,
      name: jenis,
      value: nomor,
    })),
  }
}

export interface Crumb {
  label: string
  path: string
}

/** Returns the JSON-LD of the page's breadcrumb. */
export function breadcrumbJsonLd(siteUrl: string, crumbs: readonly Crumb[]): WithContext<BreadcrumbListLeaf> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(siteUrl, path),
    })),
  }
}

export interface ArtikelPage {
  path: string
  /** Absolute or local address of its picture. */
  image: string
  description: string
  /** The guide who wrote it, with a page of his own; the agency where nobody is named. */
  penulis?: { nama: string; path: string }
}

/** Returns the JSON-LD of an article, by its author or the agency. */
export function artikelJsonLd(
  agency: Agency,
  { judul, terbit_pada, updated_at }: Pick<Artikel, 'judul' | 'terbit_pada' | 'updated_at'>,
  { path, image, description, penulis }: ArtikelPage,
): WithContext<ArticleLeaf> {
  const url = absoluteUrl(agency.siteUrl, path)
  const organisation = { '@type': 'TravelAgency', '@id': agencyId(agency), name: agency.brand } as const
  return {
    '@context': CONTEXT,
    '@type': 'Article',
    '@id': url,
    mainEntityOfPage: url,
    headline: judul,
    description,
    inLanguage: 'id',
    ...(image && { image: absoluteUrl(agency.siteUrl, image) }),
    ...(terbit_pada && { datePublished: terbit_pada }),
    dateModified: updated_at,
    author: penulis
      ? { '@type': 'Person', name: penulis.nama, url: absoluteUrl(agency.siteUrl, penulis.path) }
      : organisation,
    publisher: organisation,
  }
}

export interface PaketPage {
  path: string
  /** Absolute or local address of the picture that the page shows. */
  image: string
  /** The agency's calendar day. */
  today: string
}

/**
 * Returns the JSON-LD of a package as a product that is a trip; its offer is the price that the page shows,
 * `harga_double`.
 */
export function paketJsonLd(agency: Agency, paket: Paket, page: PaketPage): WithContext<PaketLd> {
  const url = absoluteUrl(agency.siteUrl, page.path)
  const dates = tanggalHari(paket)
  const days = paket.itineraris
    .map(({ hari, name }, index) => ({ hari, name, date: dates[index] ?? '' }))
    .filter(({ name }) => name !== '')
  const facts = propertiesOf(agency, paket, page.today)
  return {
    '@context': CONTEXT,
    '@type': ['Product', 'TouristTrip'],
    name: paket.nama_paket,
    description: descriptionOf(paket),
    url,
    image: absoluteUrl(agency.siteUrl, page.image),
    category: paket.tipe_paket,
    provider: { '@id': agencyId(agency) },
    ...(days.length > 0 && {
      itinerary: {
        '@type': 'ItemList',
        itemListElement: days.map(({ hari, name, date }) => ({
          '@type': 'ListItem',
          position: hari,
          ...(date ? { item: { '@type': 'Trip', name, departureTime: date } } : { name }),
        })),
      },
    }),
    ...(facts.length > 0 && { additionalProperty: facts }),
    // A price of zero is one that nobody has entered yet.
    ...(paket.harga_double > 0 && {
      offers: {
        '@type': 'Offer',
        url,
        description: 'Per pax, kamar double',
        price: paket.harga_double,
        priceCurrency: paket.currency === 'USD' ? 'USD' : 'IDR',
        availability: `${CONTEXT}/${availability(paket, page.today)}`,
        ...(isTanggal(paket.tanggal_keberangkatan) && { validThrough: paket.tanggal_keberangkatan }),
        seller: { '@type': 'TravelAgency', '@id': agencyId(agency), name: agency.brand },
      },
    }),
  }
}

/**
 * Returns the deciding facts beside the price (metres, flights, prices of children, payment, visa), each where it is
 * stated.
 */
function propertiesOf(agency: Agency, paket: Paket, today: string): PropertyValueLeaf[] {
  const property = (name: string, value: string | number, unit: object = {}): PropertyValueLeaf => ({
    '@type': 'PropertyValue',
    name,
    value,
    ...unit,
  })
  const kaki = transitKaki(paket.maskapais, paket.hotels)
  const transit = transitText(paket)
  const metres = new Map(
    paket.hotels.map(({ nama_hotel, lokasi, jarak_m }) => {
      const masjid = masjidOf(lokasi)
      return [`Jarak ${nama_hotel} ke ${masjid ? MASJID_NAMA[masjid] : 'masjid'}`, jarak_m]
    }),
  )
  return [
    ...[...metres].flatMap(([name, value]) =>
      value === null ? [] : [property(name, value, { unitCode: 'MTR' })],
    ),
    ...paket.maskapais.flatMap(({ nomor }, nth) =>
      nomor ? [property('Penerbangan', [nomor, kaki[nth]].filter(Boolean).join(', '))] : [],
    ),
    ...(transit ? [property('Transit', transit)] : []),
    ...hargaTambahan(paket, today, calculationRules(agency)).map(({ nama, text }) => property(nama, text)),
    ...(paket.visa ? [property('Visa', VISA_LABEL[paket.visa])] : []),
  ]
}

function availability(paket: Paket, today: string) {
  const state = paketState(paket, today)
  if (state === 'berangkat') return 'Discontinued'
  if (state === 'penuh') return 'SoldOut'
  return isHampirPenuh(paket, today) ? 'LimitedAvailability' : 'InStock'
}

const MAX_DESCRIPTION = 155

/**
 * Returns a package's meta description: day and duration, then its first sentence or two. Departures of one kind share
 * their text, and are told apart by their day.
 */
export function descriptionOf(
  paket: Pick<Paket, 'nama_paket' | 'deskripsi' | 'durasi' | 'tanggal_keberangkatan'>,
): string {
  const { nama_paket, durasi, tanggal_keberangkatan: day } = paket
  const facts = [isTanggal(day) && formatTanggal(day), durasi].filter(Boolean).join(', ')
  const own = paket.deskripsi.replace(/\s+/g, ' ').trim() || `${nama_paket}.`
  const text = facts ? `${facts}. ${own}` : own
  if (text.length <= MAX_DESCRIPTION) return text
  const cut = cutText(text, MAX_DESCRIPTION - 1)
  return `${cutText(cut, Math.max(cut.lastIndexOf(' '), MAX_DESCRIPTION / 2)).replace(/[,;.:\s]+$/, '')}…`
}

/** Serialises JSON for a script element: no text of a package can end it. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
