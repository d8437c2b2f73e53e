import type { Role } from '@safar/shared/access/session/session-schema'
import { expect, it } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'
import { family, MAIL } from './pesanan.testing.ts'

/** An account as a booking shows it. */
interface Shown {
  data: { keadaan: string }
  message?: string
}

const PASSWORD = 'Rahasia-Sekali-2026'

it('is invited from the booking by mail alone, once or again, and sees it beside the family’s link', async () => {
  await using test = await createTestApp()
  const { booking, other, link, get, post, as } = await family(test)
  const url = `/api/pemesanan/${booking.id}/akun`
  const invite = (role: Role = 'staf', at = url) => post<Shown>(at, {}, role)
  const seen = async () => (await test.call<Shown>({ url, headers: await as('staf') })).body.data.keadaan
  const mails = () =>
    test.deps.database.db
      .selectFrom('kotak_keluar')
      .select(['penerima', 'teks', 'kunci'])
      .where('peristiwa', '=', 'undangan-keluarga')
      .orderBy('id')
      .execute()
  expect(await seen()).toBe('belum')
  expect((await invite('keuangan')).status).toBe(403)
  const [first, again] = [await invite(), await invite()]
  expect([first.status, again.status, await seen()]).toEqual([201, 201, 'diundang'])
  const tokens = (await mails()).map(({ penerima, teks, kunci }) => {
    const token = /atur-ulang#([\w-]{43})/.exec(teks)?.[1] ?? ''
    expect([penerima, kunci.includes(token), teks.includes(booking.kode)]).toEqual([MAIL, false, true])
    return token
  })
  expect(tokens).toHaveLength(2)
  // Nobody but the mailbox is told the link, which sets a password.
  for (const token of tokens) expect(JSON.stringify([first.body, again.body])).not.toContain(token)
  const setPassword = (token = '') =>
    test.call({ method: 'POST', url: '/api/auth/atur-ulang', payload: { token, password: PASSWORD } })
  expect((await setPassword(tokens[0])).status).toBe(422)
  expect((await setPassword(tokens[1])).status).toBe(200)
  const { body } = await test.call<{ access_token: string; role: string }>({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: MAIL, password: PASSWORD },
  })
  expect(body.role).toBe('user')
  const account = await get({ authorization: `Bearer ${body.access_token}` })
  const { auth } = await link(booking.id, '7890')
  expect([account.body.data?.kode, (await get(auth)).body.data?.kode]).toEqual([booking.kode, booking.kode])
  expect(await invite()).toMatchObject({ status: 409, body: { data: { keadaan: 'aktif' } } })
  // An address of the office's own becomes no family's.
  await test.addAkun('keuangan', 'ani@contoh.test')
  expect(await invite('staf', `/api/pemesanan/${other.id}/akun`)).toMatchObject({
    status: 409,
    body: { data: { keadaan: 'kantor', diundang_pada: null } },
  })
  expect((await invite('staf', '/api/pemesanan/999/akun')).status).toBe(404)
})

it('takes no list and no table of bills for a visit: what changed stays told until the booking is looked at', async () => {
  await using test = await createTestApp()
  const { booking, get, pay, advance } = await family(test)
  const auth = await test.signIn('user', MAIL)
  const looked = (query: string) => get(auth, query)
  expect((await looked('')).body.data?.sejak).toBeNull()
  advance(60_000)
  await pay(booking.id, 10_000_000)
  advance(2 * 3_600_000)
  const first = (await looked('?kunjungan=0')).body.data?.sejak
  advance(2 * 3_600_000)
  const { data } = (await looked('?kunjungan=0')).body
  expect(data?.sejak).toBe(first)
  expect(data?.perubahan).toHaveLength(1)
  expect((await looked('?kunjungan=1')).status).toBe(422)
})
