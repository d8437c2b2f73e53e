import type { Pembayaran } from '@safar/shared/money/pembayaran/pembayaran-schema'
import { useSession } from '../../access/session/session-store.ts'
import { URUNG } from '../antrean/take-back.ts'
import { useMoneyCall } from '../uang.queries.ts'
import { uangClient } from '../uang-client.ts'

/** The calls by which a queue decides on payments; `takeBack` lets one that was accepted wait again. */
export function usePaymentDecisions() {
  return {
    accept: useMoneyCall((id: number) => uangClient.accept(id)),
    refuse: useMoneyCall(({ id, alasan }: { id: number; alasan: string }) => uangClient.refuse(id, alasan)),
    takeBack: useMoneyCall((id: number) => uangClient.cancel(id, URUNG, { waitsAgain: true })),
  }
}

/**
 * Says who accepts a payment that the account on duty recorded itself, of those who could; null where it may accept it.
 */
export function useReserved(
  payment: Pick<Pembayaran, 'dicatat_akun'> | null | undefined,
  others: readonly string[],
): string | null {
  const self = useSession(({ userInfo }) => Number(userInfo?.user.id ?? 0))
  if (payment?.dicatat_akun !== self || others.length === 0) return null
  return `Anda yang mencatat, jadi yang menerima ${others.slice(0, 3).join(', atau ')}.`
}
