import { Button, Text, TextInput } from '@mantine/core'
import type { FaktorAkun, TotpBaru } from '@safar/shared/session/faktor-schema'
import { Suspense, useState } from 'react'
import { faktorClient } from '../api/faktor-client.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { Loading } from '../ui/loading.tsx'
import { saidBy } from '../ui/said-by.ts'
import { formatWaktu } from '../ui/waktu.ts'
import { useUbahFaktor } from './faktor.queries.ts'
import { KukuhForm } from './kukuh-form.tsx'
import classes from './profile.module.css'
import { TanyaButton } from './tanya-button.tsx'

const KodeQr = lazyPart(async () => ({ default: (await import('./kode-qr.tsx')).KodeQr }))

interface Props {
  totp: FaktorAkun['totp']
  onKode: (kode: readonly string[]) => void
}

/** The app that counts up codes: set up in two steps, or taken away. */
export function TotpPart({ totp, onKode }: Props) {
  const [baru, setBaru] = useState<TotpBaru | null>(null)
  return (
    <div className={classes.faktor}>
      <h3>Aplikasi autentikator</h3>
      {totp ? (
        <>
          <Text>Terpasang sejak {formatWaktu(totp.aktif_pada)}.</Text>
          <TanyaButton
            label="Lepas aplikasi"
            tanya="Lepas aplikasi autentikator? Kodenya tidak diminta lagi saat masuk."
            change={faktorClient.totpLepas}
          />
        </>
      ) : baru ? (
        <TotpSteps
          baru={baru}
          onCancel={() => setBaru(null)}
          onDone={(kode) => {
            setBaru(null)
            onKode(kode)
          }}
        />
      ) : (
        <KukuhForm label="Pasang aplikasi" change={faktorClient.totpBaru} onDone={setBaru} />
      )}
    </div>
  )
}

interface StepsProps {
  baru: TotpBaru
  onCancel: () => void
  onDone: (kode: string[]) => void
}

/** The app scans, and shows a first code. */
function TotpSteps({ baru, onCancel, onDone }: StepsProps) {
  const [kode, setKode] = useState('')
  const { mutate, reset, isPending, error } = useUbahFaktor(() => faktorClient.totpAktif(kode))
  return (
    <form
      className={classes.faktor}
      onSubmit={(event) => {
        event.preventDefault()
        mutate('', { onSuccess: onDone })
      }}
    >
      <Text>1. Pindai dengan aplikasi autentikator di HP, atau ketik rahasia di bawahnya di sana.</Text>
      <Suspense fallback={<Loading />}>
        <KodeQr teks={baru.otpauth_url} />
      </Suspense>
      <Text className={classes.rahasia ?? ''}>{baru.secret.replace(/.{4}(?=.)/g, '$& ')}</Text>
      <TextInput
        label="2. Tulis 6 angka yang ditampilkannya"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={kode}
        onChange={(event) => {
          reset()
          setKode(event.currentTarget.value)
        }}
        error={error ? saidBy(error) : null}
      />
      <div className={classes.buttons}>
        <Button type="submit" loading={isPending}>
          Aktifkan
        </Button>
        <Button variant="default" onClick={onCancel}>
          Batal
        </Button>
      </div>
    </form>
  )
}
