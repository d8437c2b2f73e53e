import { GAMBAR_LENGKAP, lengkap, tanpaSatu } from '@safar/shared/records/noun/lengkap.testing'
import { hasStates } from '@safar/shared/records/noun/states'
import { expect, it } from 'vitest'
import { NOUNS } from '../ops/tables/nouns.ts'
import { createTestApp, START } from './test-app.ts'

/* The other half, that the form says the same before it is sent, is `admin/src/testing/missing.test.ts`. */

it.each(NOUNS.filter(({ noun }) => hasStates(noun)).map((stored) => [stored.noun.name, stored] as const))(
  'a %s goes live with all that its fields ask for, and is refused at whichever of them is left out',
  async (name, { noun }) => {
    await using test = await createTestApp()
    const headers = await test.signIn('admin')
    await test.deps.database.db
      .insertInto('gambar')
      .values({ nama: GAMBAR_LENGKAP, created_at: START, alt: 'Pelataran', hiasan: 0 })
      .execute()
    const send = (url: string, payload: object) =>
      test.call<{ data: { id: number }; errors?: Record<string, string[]> }>({
        method: 'POST',
        url,
        headers,
        payload,
      })
    const whole = lengkap(noun.fields)
    const made = await send(`/api/${name}`, { ...whole, status: 'draf' })
    expect(made.status, JSON.stringify(made.body)).toBeLessThan(300)
    const url = `/api/${name}/${made.body.data.id}`
    for (const was of ['draf', 'terbit']) {
      for (const { path, content, wajib, tetap } of tanpaSatu(noun.fields)) {
        const before = await send(url, { ...whole, status: was })
        expect(before.status, JSON.stringify(before.body)).toBe(200)
        const { status, body } = await send(url, { ...content, status: 'terbit' })
        const refused = was === 'draf' ? wajib : tetap
        expect([was, path, status, body.errors && Object.keys(body.errors)]).toEqual([
          was,
          path,
          refused ? 422 : 200,
          refused ? [path] : undefined,
        ])
      }
    }
  },
)
