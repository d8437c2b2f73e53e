import { createHttp } from '@safar/shared/platform/http/http'
import { PENGATURAN_CONTOH } from '@safar/shared/settings/pengaturan/awal'
import { expect, it } from 'vitest'
import { loadAgency } from './load-agency.ts'

const env = { SITE_URL: 'https://amanah.example', AGENCY_BRAND: 'Dari Lingkungan' }
const host = (status: number, body: unknown) =>
  createHttp({ baseUrl: 'http://api.test', fetch: async () => Response.json(body, { status }) })

it('takes the settings of the API, and nothing of the environment beside them', async () => {
  const data = {
    ...PENGATURAN_CONTOH,
    id: 1,
    brand: 'Amanah',
    ppiu: { nomor: 'U.1', berlaku_sampai: '2020-01-01' },
  }
  const agency = await loadAgency(env, host(200, { data }))
  expect(agency).toMatchObject({ brand: 'Amanah', siteUrl: 'https://amanah.example', pihk: '000/2024' })
  expect(agency.ppiu).toBe('')
  expect(JSON.stringify(agency.syarat)).not.toContain('U.1')
})

it('takes the environment where an older host knows no settings', async () => {
  for (const answer of [host(404, { message: 'Not found' }), host(200, { success: false, data: null })]) {
    expect(await loadAgency(env, answer)).toMatchObject({
      brand: 'Dari Lingkungan',
      phone: PENGATURAN_CONTOH.phone,
    })
  }
})

it('fails where the host does not answer: a site of another agency is worse than none', async () => {
  await expect(loadAgency(env, host(500, {}))).rejects.toThrow()
})
