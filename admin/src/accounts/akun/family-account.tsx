import { Button, Text } from '@mantine/core'
import { createAkunKeluargaClient } from '@safar/shared/accounts/akun/akun-keluarga-client'
import type { AkunKeluarga } from '@safar/shared/accounts/akun/akun-keluarga-schema'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { http } from '../../access/http.ts'
import { Dot } from '../../platform/ui/dot.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'

const client = createAkunKeluargaClient(http)
const keyOf = (pemesanan: number) => ['akun', 'keluarga', pemesanan]

/** Renders whether who booked has an account of their own, and invites them to one by mail. */
export function FamilyAccount({ pemesanan, email }: { pemesanan: number; email: string }) {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: keyOf(pemesanan),
    queryFn: ({ signal }) => client.get(pemesanan, signal),
    enabled: email !== '',
  })
  const invite = useMutation({
    mutationFn: () => client.invite(pemesanan),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(pemesanan) }),
  })
  if (email === '') return <Dot>Tanpa email, jadi belum dapat punya akun</Dot>
  if (!data) return null
  const mayInvite = data.keadaan === 'belum' || data.keadaan === 'diundang'
  return (
    <>
      <AccountState akun={data} />
      {mayInvite && (
        <div>
          <Button variant="default" loading={invite.isPending} onClick={() => invite.mutate()}>
            {data.keadaan === 'belum' ? 'Undang membuat akun' : 'Undang lagi'}
          </Button>
        </div>
      )}
      <Text role="status" size="sm" c="var(--muted)">
        {invite.isSuccess && `Undangan untuk ${email} masuk kotak keluar.`}
      </Text>
      {invite.error && (
        <Text role="alert" c="var(--red)">
          {saidBy(invite.error)}
        </Text>
      )}
    </>
  )
}

function AccountState({ akun: { keadaan, diundang_pada, tertahan } }: { akun: AkunKeluarga }) {
  if (keadaan === 'aktif') return <Dot tone="done">Punya akun sendiri</Dot>
  if (keadaan === 'kantor') return <Dot>Emailnya dipakai akun kantor</Dot>
  if (keadaan === 'ditangguhkan') return <Dot tone="bad">Akunnya dinonaktifkan</Dot>
  if (keadaan === 'belum') return <Dot>Belum punya akun</Dot>
  const when = diundang_pada ? ` ${formatWaktu(diundang_pada)}` : ''
  return (
    <Dot tone={tertahan ? 'bad' : 'waiting'}>
      Diundang{when}
      {tertahan && ', emailnya belum terkirim'}
    </Dot>
  )
}
