export default function AgentApprovalPanel() {
  return null;
}
