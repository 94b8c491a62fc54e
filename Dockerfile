# syntax=docker/dockerfile:1
# The site in one image. Node 24 brings an SQLite of its own, so no stage needs a compiler. Only the
# last stage is of the image's processor and runs nothing, so any machine builds for every processor.

FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# No script of a package runs: what needs one (sqlite3) is left to Node's own SQLite.
RUN npm ci --include=dev --ignore-scripts --no-audit --no-fund
COPY . .
RUN node tools/build.mjs live && mkdir /empty

FROM --platform=$BUILDPLATFORM node:24-bookworm-slim AS packages
ARG TARGETARCH
ENV npm_config_os=linux npm_config_libc=glibc npm_config_ignore_scripts=true
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund --cpu=$(echo "$TARGETARCH" | sed s/amd64/x64/)
COPY --from=build /app/dist/server dist/server
COPY tools/image-packages.mjs tools/
RUN node tools/image-packages.mjs \
  && npm prune --omit=dev --no-audit --no-fund --cpu=$(echo "$TARGETARCH" | sed s/amd64/x64/) \
  && find node_modules -type d -empty -delete \
  && npm sbom --omit=dev --sbom-format=cyclonedx > sbom.json

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SQLITE_DRIVER=node
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/package.json /app/sbom.json ./
COPY --from=build /app/dist dist
COPY LICENSE NOTICE ./
COPY --from=build --chown=node:node /empty /data
COPY --from=build --chown=node:node /empty /backups
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/index.js"]
