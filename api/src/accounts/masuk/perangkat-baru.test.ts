import { expect, it } from 'vitest'
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts'

const SITI = 'siti@safar.test'
const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/129.0 Mobile Safari/537.36'
const LAPTOP = 'Mozilla/5.0 (Windows NT 10.0; rv:130.0) Gecko/20100101 Firefox/130.0'

async function login(test: TestApp, agent: string, remoteAddress: string, perangkat?: string) {
  const { status, body } = await test.call<{ perangkat: string }>({
    method: 'POST',
    url: '/api/auth/login',
    headers: { 'user-agent': agent },
    payload: { email: SITI, password: PASSWORD, ...(perangkat && { perangkat }) },
    remoteAddress,
  })
  expect(status).toBe(200)
  return body.perangkat
}
const mails = (test: TestApp) =>
  test.deps.database.db.selectFrom('kotak_keluar').select(['peristiwa', 'penerima', 'teks']).execute()

it('tells the owner of a device that is new, once, and of the first sign-in of all not', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', SITI)
  const phone = await login(test, PHONE, '10.0.0.1')
  expect(await mails(test)).toEqual([])
  // A phone changes its network all day; one that keeps nothing is known by its kind and network.
  expect(await login(test, PHONE, '10.9.0.1', phone)).toBe(phone)
  await login(test, PHONE, '10.0.0.1')
  expect(await mails(test)).toEqual([])
  await login(test, LAPTOP, '203.0.113.4')
  await login(test, LAPTOP, '203.0.113.4')
  const sent = await mails(test)
  expect(sent).toMatchObject([{ peristiwa: 'perangkat-baru', penerima: SITI }])
  expect(sent[0]?.teks).toContain('Firefox di Windows')
  // Where people are is nobody's to read.
  expect(sent[0]?.teks).not.toContain('203.0.113.4')
  const kept = JSON.stringify(
    await test.deps.database.db.selectFrom('perangkat_dikenal').selectAll().execute(),
  )
  expect(kept).not.toContain(phone)
})

it('says it in the words of the agency, which cannot leave out what to do if it was somebody else', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', SITI)
  await login(test, PHONE, '10.0.0.1')
  const headers = await test.signIn('admin')
  const write = (isi: string) =>
    test.call<{ errors?: { isi: string[] } }>({
      method: 'POST',
      url: '/api/templat-surat/perangkat-baru',
      headers,
      payload: { perihal: '', judul: '', isi, versi: 0 },
    })
  const short = await write('Ada yang masuk.\n\n{rincian}\n\nLihat {tautan}')
  expect([short.status, short.body.errors?.isi[0]]).toEqual([422, expect.stringContaining('{bukan_anda}')])
  expect((await write('Kata kami.\n\n{rincian}\n\nLihat {tautan}\n\n{bukan_anda}')).status).toBe(200)
  await login(test, LAPTOP, '203.0.113.4')
  const told = (await mails(test)).find(({ penerima }) => penerima === SITI)
  expect(told?.teks).toContain('Kata kami.')
  expect(told?.teks).toContain('Lupa password')
})

it('takes no token that another account was given, or nobody', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', SITI)
  await login(test, PHONE, '10.0.0.1')
  const given = await login(test, LAPTOP, '10.0.0.2', 'karangan-sendiri')
  expect(given).not.toBe('karangan-sendiri')
  expect(await mails(test)).toHaveLength(1)
})

it('fills no mailbox, and forgets a device after half a year', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', SITI)
  const known = await login(test, PHONE, '10.0.0.1')
  for (let n = 0; n < 7; n += 1) await login(test, LAPTOP, `10.0.1.${n}`)
  expect(await mails(test)).toHaveLength(5)
  await test.tidy()
  for (let week = 0; week < 27; week += 1) {
    test.advance(6.9 * 86_400_000)
    await test.tidy()
  }
  expect(await test.deps.database.db.selectFrom('perangkat_dikenal').selectAll().execute()).toEqual([])
  await login(test, PHONE, '10.0.0.1', known)
  expect((await mails(test)).at(-1)).toMatchObject({ peristiwa: 'perangkat-baru' })
})

it('knows no device by what a clock noted that was ahead', async () => {
  await using test = await createTestApp()
  await test.addAkun('staf', SITI)
  await login(test, PHONE, '10.0.0.1')
  test.advance(800 * 86_400_000)
  const ahead = await login(test, LAPTOP, '10.0.0.2')
  test.advance(-800 * 86_400_000)
  const told = (await mails(test)).length
  expect(await login(test, LAPTOP, '10.0.0.2', ahead)).not.toBe(ahead)
  expect(await mails(test)).toHaveLength(told + 1)
  await login(test, LAPTOP, '10.0.0.2')
  expect(await mails(test)).toHaveLength(told + 1)
})
