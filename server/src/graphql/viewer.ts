export { requireViewer } from '../domains/session/viewer.ts'
