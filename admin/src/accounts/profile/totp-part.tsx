import { Button, Text, TextInput } from '@mantine/core'
import type { FaktorAkun, TotpBaru } from '@safar/shared/access/session/faktor-schema'
import { IconCopy, IconDeviceMobile } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../platform/ui/lazy-part.ts'
import { Loading } from '../../platform/ui/loading.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { KukuhForm } from './confirm-form.tsx'
import { useChangeFactor } from './faktor.queries.ts'
import { faktorClient } from './faktor-client.ts'
import classes from './profile.module.css'
import { TanyaButton } from './tanya-button.tsx'

const KodeQr = lazyPart(async () => ({ default: (await import('../../platform/ui/kode-qr.tsx')).KodeQr }))

interface Props {
  totp: FaktorAkun['totp']
  onKode: (kode: readonly string[]) => void
}

/** Renders the authenticator app (TOTP): set up in two steps, or removed. */
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
            change={faktorClient.removeTotp}
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

/** Renders the set-up of the app: it scans the code, and gives a first code back. */
function TotpSteps({ baru, onCancel, onDone }: StepsProps) {
  const [kode, setKode] = useState('')
  const { mutate, reset, isPending, error } = useChangeFactor(() => faktorClient.totpAktif(kode))
  return (
    <form
      className={classes.faktor}
      onSubmit={(event) => {
        event.preventDefault()
        mutate('', { onSuccess: onDone })
      }}
    >
      <Text>
        1. Di HP ini juga? Tekan Buka di aplikasi. Di komputer, pindai kodenya dengan aplikasi autentikator di
        HP.
      </Text>
      <Button
        component="a"
        href={baru.otpauth_url}
        className={classes.buka ?? ''}
        leftSection={<IconDeviceMobile size={18} aria-hidden />}
      >
        Buka di aplikasi
      </Button>
      <Suspense fallback={<Loading />}>
        <KodeQr label="Kode QR untuk aplikasi autentikator" teks={baru.otpauth_url} />
      </Suspense>
      <Kunci secret={baru.secret} />
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

/** Renders the key to type or paste, where no camera can scan it: on the app's own phone, above all. */
function Kunci({ secret }: Pick<TotpBaru, 'secret'>) {
  const [said, setSaid] = useState('')
  const copy = () => {
    const written = navigator.clipboard?.writeText(secret) ?? Promise.reject(new Error('no clipboard'))
    written.then(
      () => setSaid('Kunci tersalin. Tempel di aplikasi autentikator.'),
      () => setSaid('Tidak dapat disalin otomatis. Pilih kuncinya, lalu salin sendiri.'),
    )
  }
  return (
    <div className={classes.kunci}>
      <Text className={classes.rahasia ?? ''}>{secret.replace(/.{4}(?=.)/g, '$& ')}</Text>
      <Button
        variant="default"
        size="compact-md"
        leftSection={<IconCopy size={16} aria-hidden />}
        onClick={copy}
      >
        Salin kunci
      </Button>
      <Text role="status" size="sm" c="var(--muted)">
        {said}
      </Text>
    </div>
  )
}
