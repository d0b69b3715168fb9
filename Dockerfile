# docker build -t taival .
# An image of the server alone: no build tools, no embedded database, no shell scripts. See docs/deployment.md.
FROM node:22-bookworm-slim AS build
WORKDIR /app
# In a layer of its own, which changes with the lock file only. Programs of packages run only where package.json allows.
COPY package.json package-lock.json ./
COPY scripts/install.mjs scripts/
COPY scripts/lib scripts/lib
RUN node scripts/install.mjs
COPY . .
RUN node scripts/pack.mjs /taival --no-database

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /taival
COPY --from=build /taival ./
# Caches and unsent mails, where no volume is mounted. The rest of the file system may be read-only.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/healthz').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Node itself gets SIGTERM, and drains.
CMD ["node", "dist/server/serve.js"]
