import { paketRecord } from '@safar/shared/content/paket/factory'
import { expect, it } from 'vitest'
import { COUNTED_SEATS } from './counted-seats.ts'
import { emptyPaket } from './values.ts'

it('says that others sold seats where what is stored is not what was typed, and of an empty field nothing', () => {
  const typed = { ...emptyPaket(), total_pax: 45, sisa_pax: 20 }
  const said = (sisa_pax: number) => COUNTED_SEATS.savedText(paketRecord({ total_pax: 45, sisa_pax }), typed)
  expect(said(18)).toBe('Kursi sekarang 18 dari 45: orang lain juga mengubahnya.')
  expect(said(20)).toBeUndefined()
  const draft = paketRecord({ total_pax: 0, sisa_pax: 0 })
  expect(COUNTED_SEATS.savedText(draft, emptyPaket())).toBeUndefined()
})
