import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { CardFace } from '../admin/src/paket/form/card-face.tsx'
import { demoPaket } from '../api/src/seed/demo/demo.ts'
import { paketCard } from '../shared/src/paket/card.ts'
import { PaketCard } from '../site/src/paket/paket-card.tsx'

const TODAY = '2026-11-22'
const require = createRequire(new URL('../site/package.json', import.meta.url))
const { createElement } = require('react')
const { renderToStaticMarkup } = require('react-dom/server')

/** All that a card says before its button. */
function words(component: unknown, props: object): string {
  const [told = ''] = renderToStaticMarkup(createElement(component, props)).split('Lihat Detail')
  return told.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')
}

const changes = [
  {},
  { sisa_pax: 3 },
  { sisa_pax: 0 },
  { tanggal_keberangkatan: '2026-11-01' },
  { harga_double: 0 },
]

test.each(demoPaket(TODAY).map((paket, id) => [paket.nama_paket, { ...paket, id }] as const))(
  'the office shows %s as the site does',
  (_, demo) => {
    for (const change of changes) {
      const paket = { ...demo, slug: 'a', created_at: '', updated_at: '', ...change }
      const onSite = words(PaketCard, { paket, today: TODAY, host: '' })
      expect(onSite).toContain(paket.nama_paket)
      expect(words(CardFace, { card: paketCard(paket, TODAY), poster: 'a.webp' })).toBe(onSite)
    }
  },
)
