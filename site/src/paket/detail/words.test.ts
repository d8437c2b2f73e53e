import { paketRecord } from '@safar/shared/content/paket/factory'
import { agencyFromEnv } from '@safar/shared/settings/agency-env'
import { expect, it } from 'vitest'
import { detailAgency } from './detail-agency.ts'
import { isMilestone, paketChatUrl, paragraphs, shareUrl, term } from './words.ts'

const agency = detailAgency(agencyFromEnv({ SITE_URL: 'https://safar.test' }))

it('carries the name and date of the package into the chat and the shared message', () => {
  const paket = paketRecord()
  expect(decodeURIComponent(paketChatUrl(agency, paket))).toContain(
    'paket Umrah Reguler Desember keberangkatan 12 Desember 2026.',
  )
  expect(decodeURIComponent(shareUrl(agency, paket, '/data_produk/umrah-reguler-desember'))).toContain(
    'https://safar.test/data_produk/umrah-reguler-desember',
  )
  expect(decodeURIComponent(paketChatUrl(agency, { ...paket, tanggal_keberangkatan: '' }))).toContain(
    'paket Umrah Reguler Desember.',
  )
})

it('takes a short beginning before a colon as a term’s heading', () => {
  expect(term('Paspor: berlaku minimal 7 bulan.')).toEqual({
    title: 'Paspor',
    body: 'berlaku minimal 7 bulan.',
  })
  expect(term('Uang muka minimal Rp10.000.000 per pax')).toEqual({
    title: '',
    body: 'Uang muka minimal Rp10.000.000 per pax',
  })
})

it('marks days of travel and of the rites', () => {
  expect(isMilestone('Ziarah Quba', 2, 9)).toBe(false)
  expect(isMilestone('Bir Ali – Makkah, umrah pertama', 3, 9)).toBe(true)
  expect(isMilestone('Ziarah', 8, 9)).toBe(true)
})

it('splits a description by line', () => {
  expect(paragraphs('Satu.\n\n  Dua. \r\n')).toEqual(['Satu.', 'Dua.'])
})
