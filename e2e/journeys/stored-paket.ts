import type { APIRequestContext } from '@playwright/test'
import { ADMIN_EMAIL, ADMIN_PASSWORD } from '../accounts.ts'
import { test as base, expect } from '../test.ts'

/** A package as the API answers it; journeys look at single fields. */
export interface StoredPaket {
  id: number
  slug: string
  nama_paket: string
  updated_at: string
  thumbnail: string
  hotels: Record<string, unknown>[]
  [field: string]: unknown
}

/** What a journey does behind the pages: packages to work on, and a look at what was stored. */
export interface PaketStore {
  /** A name that no other package has; whatever comes to bear it is deleted after the journey. */
  nama(words: string): string
  /** Stores a package made from one of the demonstration's, with its own name. */
  create(overrides: Record<string, unknown>): Promise<StoredPaket>
  update(id: number, fields: Record<string, unknown>): Promise<StoredPaket>
  get(idOrSlug: number | string): Promise<StoredPaket>
  /** Ends the session that a browser holds, as the server does when its time is over. */
  endSession(token: string): Promise<void>
}

async function signIn(request: APIRequestContext): Promise<string> {
  const answer = await request.post('/api/auth/login', {
    data: { email: ADMIN_EMAIL, password: ADMIN_PASSWORD },
  })
  expect(answer.status()).toBe(200)
  return (await answer.json()).access_token
}

export const test = base.extend<{ store: PaketStore }>({
  store: async ({ playwright, baseURL }, use) => {
    const request = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const headers = { authorization: `Bearer ${await signIn(request)}` }
    const names: string[] = []
    const list = async (): Promise<StoredPaket[]> => (await (await request.get('/api/paket')).json()).data
    const store: PaketStore = {
      nama(words) {
        const name = `${words} ${Date.now()}`
        names.push(name)
        return name
      },
      async create(overrides) {
        const model = (await list()).find((paket) => paket.thumbnail !== '' && paket.hotels.length > 1)
        const data = { ...model, nama_paket: store.nama('Umrah Uji'), ...overrides }
        const answer = await request.post('/api/paket', { headers, data })
        expect(answer.status(), await answer.text()).toBe(201)
        return (await answer.json()).data
      },
      async update(id, fields) {
        const answer = await request.post(`/api/paket/${id}`, { headers, data: fields })
        expect(answer.status(), await answer.text()).toBe(200)
        return (await answer.json()).data
      },
      async get(idOrSlug) {
        return (await (await request.get(`/api/paket/${idOrSlug}`)).json()).data
      },
      async endSession(token) {
        await request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } })
      },
    }
    await use(store)
    for (const { id, nama_paket } of await list()) {
      if (names.some((name) => nama_paket.startsWith(name))) {
        await request.delete(`/api/paket/${id}`, { headers })
      }
    }
    await request.dispose()
  },
})

export { expect }
