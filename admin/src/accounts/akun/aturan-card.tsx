import { Card, Text } from '@mantine/core'
import { ApiError } from '@safar/shared/platform/http/errors'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { faktorClient } from '../profile/faktor-client.ts'
import { TanyaButton } from '../profile/tanya-button.tsx'

const aturanQuery = queryOptions({
  queryKey: ['akun', 'aturan'],
  queryFn: ({ signal }) => faktorClient.aturan({ signal }),
})

/** Renders the rule if admins must have a second factor, with a button that turns it. */
export function AturanCard() {
  const { data, error } = useQuery(aturanQuery)
  const queryClient = useQueryClient()
  if (!data || error instanceof ApiError) return null
  const { faktor_wajib } = data
  return (
    <Card component="section" aria-label="Verifikasi dua langkah admin" mt="md">
      <Text fw={640}>Verifikasi dua langkah admin: {faktor_wajib ? 'wajib' : 'tidak wajib'}</Text>
      <Text size="sm" c="dimmed" mb="sm">
        Bila wajib, admin yang belum mengaktifkannya harus melakukannya dulu sebelum dapat bekerja.
      </Text>
      <TanyaButton
        label={faktor_wajib ? 'Jangan wajibkan' : 'Wajibkan'}
        name={`${faktor_wajib ? 'Jangan wajibkan' : 'Wajibkan'} verifikasi dua langkah untuk admin`}
        tanya={
          faktor_wajib
            ? 'Admin akan dapat masuk dengan password saja.'
            : 'Setiap admin tanpa verifikasi dua langkah tidak dapat bekerja sebelum mengaktifkannya.'
        }
        change={() => faktorClient.changeRules({ faktor_wajib: !faktor_wajib })}
        onDone={() => queryClient.invalidateQueries({ queryKey: aturanQuery.queryKey })}
      />
    </Card>
  )
}
