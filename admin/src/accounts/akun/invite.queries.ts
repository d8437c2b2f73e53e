import type { Role } from '@safar/shared/access/session/session-schema'
import { undangSchema } from '@safar/shared/accounts/akun/akun-schema'
import { ApiError } from '@safar/shared/platform/http/errors'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { saidBy } from '../../platform/ui/said-by.ts'
import { akunClient } from './akun-client.ts'

interface Undangan {
  alamat: readonly string[]
  nama: string
  role: Role
}
/** The result for one address: `pesan` is null if it was invited, `tautan` is its link if no mail carries it. */
interface Hasil {
  email: string
  pesan: string | null
  tautan: string
}

/** The statuses that refuse one address alone; any other would meet the next one as well. */
const OF_ONE = [409, 422]

async function inviteOne({ alamat, nama, role }: Undangan): Promise<Hasil[]> {
  const hasil: Hasil[] = []
  let isStopped = false
  for (const email of alamat) {
    const parsed = undangSchema.safeParse({ email, nama, role })
    if (!parsed.success) {
      hasil.push({ email, pesan: parsed.error.issues[0]?.message ?? '', tautan: '' })
    } else if (isStopped) {
      hasil.push({ email, pesan: 'Belum dikirim.', tautan: '' })
    } else {
      try {
        // One after another: a rate limit reached half way leaves the rest in the field.
        const { tautan } = await akunClient.invite(parsed.data)
        hasil.push({ email, pesan: null, tautan })
      } catch (error) {
        isStopped = !(error instanceof ApiError && OF_ONE.includes(error.status))
        hasil.push({ email, pesan: saidBy(error), tautan: '' })
      }
    }
  }
  return hasil
}

/** The mutation that invites addresses; it resolves to a result for each of them. */
export function useInvite() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: inviteOne,
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['akun'] }),
  })
}
