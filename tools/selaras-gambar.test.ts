import { expect, it } from 'vitest'
import { demoArtikel } from '../api/src/ops/seed/demo/artikel/artikel.ts'
import { demoPaket } from '../api/src/ops/seed/demo/demo.ts'
import type { DemoPaket } from '../api/src/ops/seed/demo/demo-paket.ts'
import { flyerLayout } from '../api/src/ops/seed/demo/flyer-layout.ts'
import { DEMO_LAYANAN } from '../api/src/ops/seed/demo/layanan.ts'
import { DEMO_PEMBIMBING } from '../api/src/ops/seed/demo/pembimbing.ts'
import { posterLayout } from '../api/src/publishing/poster/poster-layout.ts'
import { bertentangan, type Klaim, klaimOf } from '../e2e/journeys/klaim.ts'
import { POSTER_UKURAN, posterIsi } from '../shared/src/content/keberangkatan/poster.ts'
import { KAMAR_NAMA, kamarHarga } from '../shared/src/content/paket/kamar.ts'
import { PAKET_FIELDS } from '../shared/src/content/paket/paket-fields.ts'
import { drawnWords } from '../shared/src/files/gambar/drawn-box.ts'
import { formatHarga } from '../shared/src/platform/format/rupiah.ts'
import { formatTanggal } from '../shared/src/platform/format/tanggal.ts'
import { filled } from '../shared/src/records/noun/given.ts'
import { agencyOf } from '../shared/src/settings/agency.ts'
import { PENGATURAN_CONTOH } from '../shared/src/settings/pengaturan/awal.ts'
import { artikelCard, brandCard, layananCard, ogAlt, paketCard, pembimbingCard } from '../site/src/og/card.ts'
import { cardLayout } from '../site/src/og/card-layout.ts'

/*
 * No test of pages reads words drawn into pictures: flyers, posters and pictures of shared links are read here from
 * what they are drawn from, and held against the fields that pages are held against
 * (`e2e/journeys/site-selaras.spec.ts`).
 */

const TODAY = '2026-11-26'
const agency = agencyOf(
  {
    ...PENGATURAN_CONTOH,
    ppiu: { ...PENGATURAN_CONTOH.ppiu, nomor: 'U.100/2024', berlaku_sampai: '2030-01-01' },
    pihk: { ...PENGATURAN_CONTOH.pihk, nomor: 'H.200/2024', berlaku_sampai: '2030-01-01' },
  },
  { siteUrl: 'https://safar.test', today: TODAY },
)

/** Returns the answers in a package's fields. */
const isian = (paket: DemoPaket) =>
  kamarHarga(paket)
    .map(({ kamar, harga }) => `${KAMAR_NAMA[kamar]} ${formatHarga(harga, paket.currency)}`)
    .join('. ')

const card = (one: Parameters<typeof cardLayout>[0]) => [
  drawnWords(cardLayout(one, { onPhoto: true, withLogo: false })),
  ogAlt(one),
]

/** The month's poster with this package alone. */
function poster(paket: DemoPaket, ukuran: (typeof POSTER_UKURAN)[number]): string {
  const bulan = paket.tanggal_keberangkatan.slice(0, 7)
  const isi = posterIsi([paket], { bulan, today: TODAY, ukuran })
  if (!isi) return ''
  const { brand, phone, siteUrl: alamat } = agency
  const dari = {
    brand,
    phone,
    alamat,
    izin: `PPIU ${agency.ppiu} dan PIHK ${agency.pihk}`,
    per: formatTanggal(TODAY),
  }
  return drawnWords(posterLayout(isi, ukuran, dari))
}

it('no flyer, poster or shared picture answers otherwise than the fields that pages show', () => {
  const klaim: Klaim[] = []
  const drawn = { flyer: 0, poster: 0, gambar: 0 }
  const take = (jenis: keyof typeof drawn, text: string, tentang: string, di: string) => {
    const found = klaimOf(text, tentang, di)
    drawn[jenis] += found.length
    klaim.push(...found)
  }
  klaim.push(...klaimOf(`PPIU ${agency.ppiu} dan PIHK ${agency.pihk}`, 'agensi', 'pengaturan'))
  for (const paket of demoPaket(TODAY)) {
    const tentang = paket.nama_paket
    klaim.push(...klaimOf(isian(paket), tentang, 'isian'))
    take('flyer', drawnWords(flyerLayout(paket, agency)), tentang, `flyer ${tentang}`)
    for (const ukuran of POSTER_UKURAN)
      take('poster', poster(paket, ukuran), tentang, `poster ${ukuran} ${tentang}`)
    const whole = { ...filled(PAKET_FIELDS, paket), id: 1, slug: 'x', created_at: '', updated_at: '' }
    for (const text of card(paketCard(agency.brand, whole)))
      take('gambar', text, tentang, `gambar tautan ${tentang}`)
  }
  const others = [
    brandCard(agency.brand, agency.tagline),
    ...demoArtikel(TODAY).map((one) => artikelCard(agency.brand, one)),
    ...DEMO_LAYANAN.map((one) => layananCard(agency.brand, one)),
    ...DEMO_PEMBIMBING.map((one) => pembimbingCard(agency.brand, one)),
  ]
  for (const one of others)
    for (const text of card(one)) take('gambar', text, 'agensi', `gambar tautan ${one.judul}`)
  expect(bertentangan(klaim)).toEqual([])
  // Each kind of picture has answers, or the patterns miss its words.
  for (const [jenis, count] of Object.entries(drawn)) expect(count, jenis).toBeGreaterThan(10)
})

it('a picture that answers otherwise is found', () => {
  const [paket] = demoPaket(TODAY)
  if (!paket) throw new Error('the demonstration holds no package')
  const dearer = { ...paket, harga_double: paket.harga_double + 1_000_000 }
  const of = (text: string) => klaimOf(text, 'a', text.slice(0, 20))
  expect(bertentangan([...of(isian(paket)), ...of(drawnWords(flyerLayout(dearer, agency)))])).toHaveLength(1)
})

it('a flyer names no licence that is over, and no telephone that there is not', () => {
  const [paket] = demoPaket(TODAY)
  if (!paket) throw new Error('the demonstration holds no package')
  const bare = { phone: '', ppiu: '', pihk: '' }
  expect(drawnWords(flyerLayout(paket, bare))).not.toMatch(/Izin|PPIU|WhatsApp/)
  expect(drawnWords(flyerLayout(paket, agency))).toMatch(/Izin PPIU U\.100\/2024 .*WhatsApp 0812/)
})
