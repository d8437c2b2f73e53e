import { Link } from 'react-router-dom'
import { useSession } from '../../session/session-store.ts'
import { paths } from '../paths.ts'
import classes from './shell.module.css'

const LABEL = 'Pengguna'

/** Who works here, by name, and the way to their profile. */
export function PersonChip() {
  const nama = useSession((state) => state.userInfo?.user.nama || state.userInfo?.user.email || '')
  return (
    <Link className={classes.person} to={paths.settingsProfile} title={nama}>
      <span className={classes.avatar} aria-hidden>
        {[...(nama || LABEL)][0]?.toUpperCase()}
      </span>
      <span className={classes.personText}>
        <span className={nama ? classes.personLabel : undefined}>{LABEL}</span>
        {nama && <span className={classes.personName}> {nama}</span>}
      </span>
    </Link>
  )
}
