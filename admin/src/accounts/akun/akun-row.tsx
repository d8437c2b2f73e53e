import { Button, NativeSelect, Text } from '@mantine/core'
import { KEADAAN_AKUN_LABEL, type KeadaanAkun, ROLE_LABEL } from '@safar/shared/access/session/akun-label'
import { FAKTOR_LABEL } from '@safar/shared/access/session/faktor'
import { ROLES } from '@safar/shared/access/session/session-schema'
import { MAY } from '@safar/shared/access/session/who'
import type { Akun, AkunChange } from '@safar/shared/accounts/akun/akun-schema'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useSession } from '../../access/session/session-store.ts'
import { Dot, type Tone } from '../../platform/ui/dot.tsx'
import { saidBy } from '../../platform/ui/said-by.ts'
import { formatWaktu } from '../../platform/ui/waktu.ts'
import { faktorClient } from '../profile/faktor-client.ts'
import { TanyaButton } from '../profile/tanya-button.tsx'
import classes from './akun.module.css'
import { useChangeAkun, useInviteAgain } from './akun.queries.ts'
import { DeleteAkunDialog, ReleaseDialog } from './delete-akun-dialog.tsx'
import { TautanUndangan } from './tautan-undangan.tsx'

const TONE: Record<KeadaanAkun, Tone> = { aktif: 'done', diundang: 'waiting', ditangguhkan: 'bad' }
const CHOICES = ROLES.map((value) => ({ value, label: ROLE_LABEL[value] }))

/** Renders one account: its name, role, last visit, and what can be done with it. */
export function AkunRow({ akun }: { akun: Akun }) {
  const { id, nama, email, role, keadaan, masuk_pada, faktor } = akun
  const isLost = keadaan === 'diundang' && akun.undangan_tertahan
  const own = useSession((state) => state.userInfo?.user.id)
  const [isAsking, setAsking] = useState(false)
  const [leaving, setLeaving] = useState<AkunChange | null>(null)
  const change = useChangeAkun()
  const again = useInviteAgain()
  const queryClient = useQueryClient()
  const error = change.error ?? again.error
  const name = nama || email
  const shown = (change.isPending && change.variables.ubah.role) || role
  /** Asks for a successor when an account with tasks loses its staff role; without tasks it changes at once. */
  const release = (ubah: AkunChange, isLeaving: boolean) => {
    if (isLeaving && akun.tugas > 0) setLeaving(ubah)
    else change.mutate({ id, ubah })
  }
  const setRole = (value: string) => {
    const next = ROLES.find((known) => known === value)
    if (next) release({ role: next }, !MAY.staff.some((one) => one === next))
  }
  return (
    <li className={classes.row}>
      <div className={classes.who}>
        <Text fw={640}>
          {name}
          {own === String(id) && <span className={classes.own}>Anda</span>}
        </Text>
        {nama && (
          <Text size="sm" c="dimmed">
            {email}
          </Text>
        )}
      </div>
      <NativeSelect
        aria-label={`Peran ${name}`}
        data={CHOICES}
        value={shown}
        onChange={(event) => setRole(event.currentTarget.value)}
      />
      <div>
        <div className={classes.state}>
          <Dot tone={TONE[keadaan]}>{KEADAAN_AKUN_LABEL[keadaan]}</Dot>
        </div>
        {isLost && (
          <Text size="sm" c="var(--red)">
            Undangan tidak sampai lewat email
          </Text>
        )}
        <Text size="sm" c="dimmed">
          {masuk_pada ? `Masuk ${formatWaktu(masuk_pada)}` : 'Belum pernah masuk'}
        </Text>
        <Text size="sm" c="dimmed">
          Verifikasi dua langkah: {faktor.map((one) => FAKTOR_LABEL[one]).join(', ') || 'belum'}
        </Text>
        {faktor.length > 0 && own !== String(id) && (
          <TanyaButton
            label="Matikan verifikasi dua langkah"
            name={`Matikan verifikasi dua langkah ${name}`}
            tanya={`Matikan verifikasi dua langkah ${name}? Semua perangkatnya keluar, dan ia masuk lagi dengan password saja. Pastikan Anda bicara dengan orangnya sendiri.`}
            isSubtle
            change={() => faktorClient.removeFrom(id)}
            onDone={() => queryClient.invalidateQueries({ queryKey: ['akun'] })}
          />
        )}
      </div>
      <div className={classes.actions}>
        {keadaan === 'diundang' && (
          <Button
            variant="subtle"
            loading={again.isPending}
            aria-label={isLost ? `Buat tautan undangan ${name}` : `Kirim undangan lagi ke ${name}`}
            onClick={() => again.mutate(id)}
          >
            {isLost ? 'Buat tautan' : 'Kirim lagi'}
          </Button>
        )}
        <Button
          variant="subtle"
          c="var(--muted)"
          loading={change.isPending}
          aria-label={`${keadaan === 'ditangguhkan' ? 'Aktifkan' : 'Nonaktifkan'} ${name}`}
          onClick={() => release({ ditangguhkan: keadaan !== 'ditangguhkan' }, keadaan !== 'ditangguhkan')}
        >
          {keadaan === 'ditangguhkan' ? 'Aktifkan' : 'Nonaktifkan'}
        </Button>
        <Button
          variant="subtle"
          c="var(--red)"
          aria-label={`Hapus akun ${name}`}
          onClick={() => setAsking(true)}
        >
          Hapus
        </Button>
      </div>
      {error && (
        <Text className={classes.problem ?? ''} c="var(--red)" size="sm" role="alert">
          {saidBy(error)}
        </Text>
      )}
      {again.data && (
        <div className={classes.problem}>
          {again.data.tautan ? (
            <TautanUndangan untuk={email} tautan={again.data.tautan} />
          ) : (
            <Text size="sm" role="status">
              Undangan dikirim lagi.
            </Text>
          )}
        </div>
      )}
      {leaving && (
        <ReleaseDialog
          akun={akun}
          judul={leaving.role ? 'Ubah peran' : 'Nonaktifkan akun'}
          tombol={leaving.role ? 'Ubah peran' : 'Nonaktifkan'}
          isPending={change.isPending}
          error={change.error}
          onClose={() => setLeaving(null)}
          onSure={(serahkan_ke) =>
            change.mutate({ id, ubah: { ...leaving, serahkan_ke } }, { onSuccess: () => setLeaving(null) })
          }
        >
          {name} tidak lagi mengerjakan pendaftaran.
        </ReleaseDialog>
      )}
      {isAsking && <DeleteAkunDialog akun={akun} onClose={() => setAsking(false)} />}
    </li>
  )
}
