import { paketRecord } from '@safar/shared/content/paket/factory'
import { livePaket } from '@safar/shared/content/paket/live'
import { afterEach, expect, it, vi } from 'vitest'
import { noteWaitingPlace } from '../tunggu/waiting-place.ts'
import { isLain, isMengantre, tandaHidup } from './tanya-hidup.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

let asked = 0

/** Tells if the page changes by the API's answer. */
function lain(answer: (slug: string) => Promise<unknown>): Promise<boolean> {
  asked += 1
  const slug = `paket-${asked}`
  vi.stubGlobal('fetch', async () => ({ json: () => answer(slug) }))
  return isLain(tandaHidup(livePaket(paketRecord({ slug, sisa_pax: 5 })), ''))
}

it('wakes a page whose seats or prices are others by now, and no other', async () => {
  const record = (slug: string, changes = {}) => ({ data: paketRecord({ slug, sisa_pax: 5, ...changes }) })
  expect(await lain(async (slug) => record(slug))).toBe(false)
  expect(await lain(async (slug) => record(slug, { sisa_pax: 4 }))).toBe(true)
  expect(await lain(async (slug) => record(slug, { harga_double: 1 }))).toBe(true)
  expect(await lain(async () => ({ message: 'tidak ada' }))).toBe(false)
  expect(await lain(() => Promise.reject(new Error('away')))).toBe(false)
})

it('wakes the page of a departure that this tab queues for', () => {
  const tanda = (slug: string) => tandaHidup(livePaket(paketRecord({ slug, sisa_pax: 0 })), '')
  noteWaitingPlace('penuh', {
    kode: 'K7MD-3RTX',
    urutan: 1,
    nama: 'Rahma',
    telepon: '0813',
    orang: 1,
    kamar: '',
  })
  expect([isMengantre(tanda('penuh')), isMengantre(tanda('lain'))]).toEqual([true, false])
})
