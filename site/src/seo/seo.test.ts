import { readdirSync } from 'node:fs'
import { paketRecord } from '@safar/shared/content/paket/factory'
import { banding } from '@safar/shared/platform/address/keberangkatan'
import * as PAGES from '@safar/shared/platform/address/page'
import { PRIVATE_PAGES } from '@safar/shared/platform/address/private-page'
import { agencyFromEnv } from '@safar/shared/settings/agency-env'
import { describe, expect, it } from 'vitest'
import { absoluteUrl, pagePath } from './address.ts'
import { agencyJsonLd, breadcrumbJsonLd, descriptionOf, paketJsonLd, scriptJson } from './json-ld.ts'
import { sitemapXml } from './xml.ts'

const agency = agencyFromEnv({ SITE_URL: 'https://safar.example' })
const page = { path: '/data_produk/umrah', image: '/gambar/kaaba-1200.webp', today: '2026-11-21' }

describe('addresses', () => {
  it('are those that visitors know', () => {
    expect(['/', '/index.html', '/umroh.html', '/data_produk/a.html', '/umroh/'].map(pagePath)).toEqual([
      '/',
      '/',
      '/umroh',
      '/data_produk/a',
      '/umroh',
    ])
    expect(['/data_produk/index.html', '/data_produk/index', '/index'].map(pagePath)).toEqual([
      '/data_produk/index',
      '/data_produk/index',
      '/',
    ])
    expect(absoluteUrl('https://safar.example', '/')).toBe('https://safar.example/')
    expect(absoluteUrl('https://safar.example', '/umroh')).toBe('https://safar.example/umroh')
    expect(absoluteUrl('https://safar.example', 'https://api.example/a.webp')).toBe(
      'https://api.example/a.webp',
    )
  })
})

describe('facts for search engines', () => {
  it('offer a package at the price that its page shows', () => {
    expect(paketJsonLd(agency, paketRecord(), page)).toMatchObject({
      '@type': ['Product', 'TouristTrip'],
      name: 'Umrah Reguler Desember',
      url: 'https://safar.example/data_produk/umrah',
      offers: {
        price: 32_000_000,
        priceCurrency: 'IDR',
        availability: 'https://schema.org/InStock',
        validThrough: '2026-12-12',
      },
    })
  })

  it('say dollars, few seats, none, and past departures as they are', () => {
    const offer = (overrides: Parameters<typeof paketRecord>[0]) =>
      paketJsonLd(agency, paketRecord(overrides), page).offers
    expect(offer({ currency: 'USD', harga_double: 2150 })).toMatchObject({
      price: 2150,
      priceCurrency: 'USD',
    })
    expect(offer({ sisa_pax: 5 })).toMatchObject({ availability: 'https://schema.org/LimitedAvailability' })
    expect(offer({ sisa_pax: 0 })).toMatchObject({ availability: 'https://schema.org/SoldOut' })
    expect(offer({ tanggal_keberangkatan: '2026-11-20' })).toMatchObject({
      availability: 'https://schema.org/Discontinued',
    })
    expect(offer({ tanggal_keberangkatan: '' })).not.toHaveProperty('validThrough')
    expect(offer({ harga_double: 0 })).toBeUndefined()
  })

  it('name the agency and the trail to a page', () => {
    expect(agencyJsonLd(agency)).toMatchObject({ name: 'Safar', telephone: '+6281200000000' })
    const trail = [
      { label: 'Beranda', path: '/' },
      { label: 'Umroh', path: '/umroh' },
    ]
    expect(breadcrumbJsonLd(agency.siteUrl, trail).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Beranda', item: 'https://safar.example/' },
      { '@type': 'ListItem', position: 2, name: 'Umroh', item: 'https://safar.example/umroh' },
    ])
  })

  it('cannot be ended by a package’s text', () => {
    expect(scriptJson({ name: '</script><script>alert(1)' })).not.toContain('<')
    expect(JSON.parse(scriptJson({ name: '</script>' }))).toEqual({ name: '</script>' })
  })
})

describe('descriptions', () => {
  const about = (deskripsi: string, tanggal_keberangkatan = '', durasi = '9 Hari') =>
    descriptionOf({ nama_paket: 'Umrah', durasi, deskripsi, tanggal_keberangkatan })

  it('are cut between words and never empty', () => {
    const long = about('kata '.repeat(100))
    expect(long.length).toBeLessThanOrEqual(155)
    expect(long).toMatch(/kata…$/)
    expect(about(' ')).toBe('9 Hari. Umrah.')
    expect(about(' ', '', '')).toBe('Umrah.')
    expect(about('x'.repeat(300), '', '').length).toBeLessThanOrEqual(155)
  })

  it('tell departures that say the same of themselves apart by their day', () => {
    expect(about('Tenang.', '2027-01-31')).toBe('31 Januari 2027, 9 Hari. Tenang.')
    expect(about('Tenang.', 'segera')).toBe('9 Hari. Tenang.')
  })
})

describe('the sitemap', () => {
  it('names every page that a visitor may find', () => {
    const files = readdirSync(new URL('../pages', import.meta.url), { recursive: true, encoding: 'utf8' })
    const pages = files
      .filter((file) => file.endsWith('.astro') && !file.includes('['))
      .map((file) => `/${file.replace(/\.astro$/, '').replace(/(^|\/)index$/, '')}`)
      .filter((path) => !['/404', '/detail-shell', banding, ...PRIVATE_PAGES].includes(path))
    expect(Object.values(PAGES).toSorted()).toEqual(pages.toSorted())
  })

  it('escapes addresses and leaves out times that are none', () => {
    const xml = sitemapXml([
      { url: 'https://safar.example/a?b&c', changed: '2026-11-01T02:00:00.000Z' },
      { url: 'https://safar.example/', changed: '' },
    ])
    expect(xml).toContain('<loc>https://safar.example/a?b&amp;c</loc><lastmod>2026-11-01</lastmod>')
    expect(xml.match(/<lastmod>/g)).toHaveLength(1)
    expect(sitemapXml([{ url: 'https://safar.example/\u0001<\uffff>' }])).toContain('/&lt;&gt;</loc>')
  })
})
