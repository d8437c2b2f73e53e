import { firstSign } from '@safar/shared/platform/text/cut-text'
import { Link } from 'react-router-dom'
import { useSession } from '../../access/session/session-store.ts'
import { paths } from '../../platform/paths.ts'
import classes from './person-chip.module.css'

const LABEL = 'Pengguna'

/** Renders the name of the signed-in account as a link to its profile. */
export function PersonChip() {
  const nama = useSession((state) => state.userInfo?.user.nama || state.userInfo?.user.email || '')
  return (
    <Link className={classes.person} to={paths.settingsProfile} title={nama}>
      <span className={classes.avatar} aria-hidden>
        {firstSign(nama || LABEL).toUpperCase()}
      </span>
      <span className={classes.text}>
        <span className={nama ? classes.label : undefined}>{LABEL}</span>
        {nama && <span className={classes.name}> {nama}</span>}
      </span>
    </Link>
  )
}
