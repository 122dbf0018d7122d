export { CHANGE_EVENT, CONNECT_EVENT, DEV_STATE_ID, type DevProblem, type DevState } from './dev/dev-site.ts'
