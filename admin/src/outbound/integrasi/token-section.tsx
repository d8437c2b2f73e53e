import { Button, NativeSelect, Switch, Text, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { ROLE_HINT, ROLE_LABEL } from '@safar/shared/access/session/akun-label'
import { TOKEN_ROLES } from '@safar/shared/access/session/who'
import { masalahBerlaku, tokenPalingLama } from '@safar/shared/access/token/token'
import { type TokenCreate, tokenBuatSchema } from '@safar/shared/access/token/token-schema'
import { addDays, hariIni } from '@safar/shared/platform/format/tanggal'
import { IconKey } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Empty } from '../../platform/ui/empty.tsx'
import { FormCard } from '../../platform/ui/form-card.tsx'
import { Loading } from '../../platform/ui/loading.tsx'
import { Retry } from '../../platform/ui/retry.tsx'
import { SafeRow } from '../../platform/ui/safe-row.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import classes from './integrasi.module.css'
import { tokenQuery, useCreateToken } from './integrasi.queries.ts'
import { RahasiaDialog } from './rahasia-dialog.tsx'
import { TokenRow } from './token-row.tsx'

const CHOICES = TOKEN_ROLES.map((value) => ({ value, label: ROLE_LABEL[value] }))
/** The default lifetime of a token, in days. */
const HARI_BIASA = 90

/** Renders the tokens of programs, with a form that makes one. */
export function TokenSection() {
  const { data, isPending, isError, refetch } = useQuery(tokenQuery)
  return (
    <section className={classes.section} aria-labelledby="judul-token">
      <h2 id="judul-token" className={classes.heading}>
        Token
      </h2>
      <p className={classes.lead}>
        Program masuk dengan token, bukan dengan akun orang. Yang dikerjakannya tercatat di Aktivitas atas
        nama token itu.
      </p>
      <div className={classes.columns}>
        <div className={classes.card}>
          {isPending && <Loading />}
          {isError && <Retry onRetry={() => void refetch()} />}
          {data?.length === 0 && (
            <Empty icon={IconKey} title="Belum ada token.">
              Buat satu untuk setiap program, agar masing-masing dapat dicabut sendiri.
            </Empty>
          )}
          <ul className={classes.list} aria-label="Daftar token">
            {data?.map((token) => (
              <SafeRow key={token.id} of={token} name={`Token nomor ${token.id}`}>
                <TokenRow token={token} />
              </SafeRow>
            ))}
          </ul>
        </div>
        <CreateToken />
      </div>
    </section>
  )
}

/** Renders the form that makes a token, which is then shown once. The input stays until it is made. */
function CreateToken() {
  const today = hariIni()
  const form = useForm<TokenCreate & { nama: string }>({
    initialValues: {
      nama: '',
      role: 'keuangan',
      hanya_baca: true,
      berlaku_sampai: addDays(today, HARI_BIASA),
    },
    validate: (values) => {
      const wrong = schemaResolver(tokenBuatSchema, { sync: true })(values)
      const masalah = masalahBerlaku(values.berlaku_sampai, today)
      return masalah && !wrong.berlaku_sampai ? { ...wrong, berlaku_sampai: masalah } : wrong
    },
  })
  const { mutate, reset, isPending, error } = useCreateToken()
  const [token, setToken] = useState<string | null>(null)
  return (
    <>
      <FormCard
        title="Buat token"
        onSubmit={form.onSubmit((values) => {
          mutate(values, {
            onSuccess: (made) => {
              form.reset()
              setToken(made.token)
            },
          })
        }, reset)}
        onInput={() => isPending || reset()}
      >
        <TextInput label="Nama program" autoComplete="off" required {...form.getInputProps('nama')} />
        <NativeSelect
          label="Peran"
          description={ROLE_HINT[form.values.role]}
          data={CHOICES}
          {...form.getInputProps('role')}
        />
        <Switch
          label="Hanya membaca"
          description="Matikan hanya untuk program yang harus mengubah data."
          {...form.getInputProps('hanya_baca', { type: 'checkbox' })}
        />
        <TextInput
          label="Berlaku sampai"
          type="date"
          required
          min={addDays(today, 1)}
          max={tokenPalingLama(today)}
          {...form.getInputProps('berlaku_sampai')}
        />
        {error && (
          <Text c="var(--red)" role="alert">
            {saidBy(error)}
          </Text>
        )}
        <Button type="submit" loading={isPending}>
          Buat token
        </Button>
        <Text size="sm" c="dimmed">
          Token berakhir dengan sendirinya bila akun Anda dihapus, dinonaktifkan, atau berganti password.
        </Text>
      </FormCard>
      {token !== null && (
        <RahasiaDialog title="Simpan token ini" label="Token" value={token} onClose={() => setToken(null)}>
          Siapa pun yang memegangnya dapat masuk sebagai program ini. Ia tidak ditampilkan lagi; kalau hilang,
          cabut dan buat yang baru.
        </RahasiaDialog>
      )}
    </>
  )
}
