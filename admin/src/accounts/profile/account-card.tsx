import { Card } from '@mantine/core'
import { ROLE_LABEL } from '@safar/shared/access/session/akun-label'
import { useSession } from '../../access/session/session-store.ts'
import classes from './profile.module.css'

export function AccountCard() {
  const user = useSession((state) => state.userInfo?.user)
  if (!user) return null
  return (
    <Card maw={640}>
      <dl className={classes.facts}>
        <div>
          <dt>Nama</dt>
          <dd>{user.nama || 'Belum diisi'}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
        <div>
          <dt>Peran</dt>
          <dd>{ROLE_LABEL[user.role]}</dd>
        </div>
      </dl>
    </Card>
  )
}
