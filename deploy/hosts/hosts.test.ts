import { testContract } from '#deploy/contract/contract.ts';
import { hasNginx, otherHosts } from '#deploy/contract/contract-hosts.ts';
import { builtFolder } from '#plugins/output/built-site.ts';

if (!hasNginx()) {
  console.warn('nginx with its brotli module is not on this machine: its contract is NOT tested.');
}

for (const host of otherHosts) testContract(host, builtFolder);
