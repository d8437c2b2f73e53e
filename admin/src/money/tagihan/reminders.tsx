import { Switch } from '@mantine/core'
import type { Pemesanan } from '@safar/shared/trips/pemesanan/pemesanan-schema'
import { useQuery } from '@tanstack/react-query'
import { PEMESANAN_KEY } from '../../trips/pemesanan/jumlah.queries.ts'
import classes from '../money.module.css'
import { MoneyCallFailure } from '../money-call-failure.tsx'
import { useMoneyCall } from '../uang.queries.ts'
import { pengingatClient } from '../uang-client.ts'

/** Renders whether the payer is reminded of open bills by mail, and turns it off for who asked for silence. */
export function Reminders({ booking: { id, pemesan } }: { booking: Pemesanan }) {
  const { data } = useQuery({
    queryKey: [...PEMESANAN_KEY, 'pengingat', id],
    queryFn: ({ signal }) => pengingatClient.get(id, signal),
    staleTime: 0,
  })
  const { mutate, isPending, error, variables } = useMoneyCall((diam: boolean) =>
    pengingatClient.set(id, { diam }),
  )
  if (!data) return null
  const diam = isPending ? variables : data.diam
  return (
    <div className={classes.reminders}>
      <Switch
        label="Ingatkan lewat email"
        description={
          pemesan.email === ''
            ? 'Pemesan ini tidak punya email, jadi tidak ada pengingat yang dikirim.'
            : diam
              ? 'Dimatikan. Ingatkan sendiri lewat WhatsApp bila perlu.'
              : 'Tujuh dan tiga hari sebelum tempo, pada harinya, dan dua hari sesudahnya.'
        }
        checked={!diam}
        disabled={isPending}
        onChange={({ currentTarget }) => mutate(!currentTarget.checked)}
      />
      <MoneyCallFailure error={error} />
    </div>
  )
}
