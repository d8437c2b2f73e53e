import { ApiError } from '@safar/shared/platform/http/errors'
import { expect, it } from 'vitest'
import { createSession } from './session.ts'

const OPEN_MS = 7_200_000
/** The server's clock, which the phone's may not be. */
const SERVER = Date.parse('2026-10-28T05:00:00Z')

function start(clock = () => SERVER) {
  let opened = 0
  let closed = 0
  const session = createSession({
    client: {
      open: async () => {
        opened += 1
        return {
          access_token: `akses-${opened}`,
          token_type: 'Bearer',
          expires_at: new Date(SERVER + OPEN_MS).toISOString(),
          berlaku_sampai: '',
        }
      },
    },
    openMs: OPEN_MS,
    onClosed: () => {
      closed += 1
    },
    clock,
  })
  return { session, closed: () => closed }
}

it('asks for the digits again once it is over, once for all calls, and makes those calls then', async () => {
  const { session, closed } = start()
  await session.open('tautan', '0044')
  const calls: string[] = []
  const call = () =>
    session.call(async (akses) => {
      calls.push(akses)
      if (akses === 'akses-1') throw new ApiError(401, { message: 'Berakhir' })
      return akses
    })
  const both = Promise.all([call(), call()])
  await new Promise((resolve) => setTimeout(resolve))
  expect(closed()).toBe(1)
  await session.open('tautan', '0044')
  expect(await both).toEqual(['akses-2', 'akses-2'])
  expect(calls).toEqual(['akses-1', 'akses-1', 'akses-2', 'akses-2'])
})

it('leaves other errors to who asked', async () => {
  const { session, closed } = start()
  await session.open('tautan', '0044')
  await expect(session.call(() => Promise.reject(new ApiError(422, {})))).rejects.toMatchObject({
    status: 422,
  })
  expect(closed()).toBe(0)
})

it('tells the time by the server, whatever year the phone has', async () => {
  const { session } = start(() => Date.parse('2025-01-01T00:00:00Z'))
  await session.open('tautan', '0044')
  expect(session.now().toISOString()).toBe('2026-10-28T05:00:00.000Z')
})
