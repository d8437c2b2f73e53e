import { ApiError } from '@safar/shared/platform/http/errors'
import { expect, it } from 'vitest'
import { createSession } from './session.ts'

function start() {
  let opened = 0
  let closed = 0
  const session = createSession({
    client: {
      open: async () => {
        opened += 1
        return {
          access_token: `akses-${opened}`,
          token_type: 'Bearer',
          expires_at: '',
          berlaku_sampai: '',
        }
      },
    },
    onClosed: () => {
      closed += 1
    },
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
