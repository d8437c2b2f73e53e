import { paketRecord } from '@safar/shared/content/paket/factory'
import { tanggalHari } from '@safar/shared/content/paket/tanggal-hari'
import { calculationRules } from '@safar/shared/settings/agency'
import { agencyFromEnv } from '@safar/shared/settings/agency-env'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { paketJsonLd } from '../../seo/json-ld.ts'
import { Brosur } from './brosur.tsx'
import { detailAgency } from './detail-agency.ts'
import { syaratUmum } from './syarat-umum.ts'

// The page, its print and the shell for packages without a file are this one tree.
it('dates every day alike on the page, on paper, in the shell and for search engines', () => {
  const day = (hari: number, tanggal = '') => ({ hari, tanggal, name: `Hari ke-${hari}`, deskripsi: '' })
  const paket = paketRecord({
    itineraris: [day(1, '2026-12-12'), day(2), day(3), day(5, '2026-12-17'), day(6)],
  })
  const dates = ['2026-12-12', '2026-12-13', '2026-12-14', '2026-12-17', '2026-12-18']
  expect(tanggalHari(paket)).toEqual(dates)

  const page = { path: '/data_produk/a', image: '/gambar/a.webp', today: '2026-11-21' }
  const agency = agencyFromEnv({})
  const html = renderToStaticMarkup(
    createElement(Brosur, {
      ...page,
      paket,
      agency: detailAgency(agency),
      aturan: calculationRules(agency),
      umum: syaratUmum(agency, paket),
      batal: { ...agency.batal, pita: [{ dari: 0, sampai: null, potongan: 75 }] },
      apiHost: '',
    }),
  )
  expect([...html.matchAll(/<time dateTime="([^"]*)"/gi)].map(([, date]) => date)).toEqual(dates)

  // The cost of cancelling today is shown before the terms are unfolded.
  expect(html.replace(/<[^>]{0,200}>/g, ' ')).toMatch(
    /Pembatalan\s+Batal hari ini \(21 November 2026\), 21 hari sebelum berangkat: 75% dari harga dipotong\./,
  )

  const said = JSON.stringify(paketJsonLd(agency, paket, page))
  expect([...said.matchAll(/"departureTime":"([^"]*)"/g)].map(([, date]) => date)).toEqual(dates)
})
