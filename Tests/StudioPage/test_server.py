"""What the server does with requests that are no good."""
import http.client
import random
import socket
import unittest

from stand import ROOT, Studio

DOCUMENT = {"Main.storyboard": ROOT / "Examples/Conflict/Main.storyboard"}


class ServerTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.studio = Studio(DOCUMENT)
        cls.token = cls.studio.address.split("/")[3]
        cls.before = cls.studio.text("Main.storyboard")

    @classmethod
    def tearDownClass(cls):
        cls.studio.end()

    def tearDown(self):
        self.assertTrue(self.studio.isAlive())
        self.assertEqual(self.studio.request("api/documents")[0], 200)
        self.assertEqual(self.studio.text("Main.storyboard"), self.before)

    def status(self, path, headers=None, method="GET", body=None):
        connection = http.client.HTTPConnection(self.studio.host, int(self.studio.port), timeout=20)
        connection.putrequest(method, path, skip_host="Host" in (headers or {}))
        for name, value in (headers or {}).items():
            connection.putheader(name, value)
        if body is not None:
            connection.putheader("Content-Length", str(len(body)))
        connection.endheaders(body)
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer.status, dict(answer.getheaders()), text

    def test_only_loopback(self):
        """The kernel lists the socket on 127.0.0.1 and no other address."""
        port = f":{int(self.studio.port):04X} "
        with open("/proc/net/tcp") as table:
            listening = [line.split()[1] for line in table if port in line and line.split()[3] == "0A"]
        self.assertEqual(listening, [f"0100007F{port.strip()}"])

    def test_nothing_without_the_secret(self):
        for path in ["/", "/index.html", "/api/documents", f"/{self.token[:-1]}x/", f"/{self.token}x/", f"/x/{self.token}/"]:
            self.assertEqual(self.status(path)[0], 404, path)

    def test_other_hosts_and_origins(self):
        page = f"/{self.token}/"
        self.assertEqual(self.status(page, {"Host": "evil.example"})[0], 421)
        self.assertEqual(self.status(page, {"Host": f"evil.example:{self.studio.port}"})[0], 421)
        self.assertEqual(self.status(page, {"Origin": "http://evil.example"})[0], 403)
        self.assertEqual(self.status(page + "api/documents", {"Sec-Fetch-Site": "cross-site"})[0], 403)
        self.assertEqual(self.status(page)[0], 200)

    def test_headers_keep_strangers_out(self):
        _, headers, _ = self.status(f"/{self.token}/")
        self.assertIn("default-src 'none'", headers["Content-Security-Policy"])
        self.assertNotIn("unsafe", headers["Content-Security-Policy"])
        self.assertEqual(headers["X-Content-Type-Options"], "nosniff")
        self.assertEqual(headers["Referrer-Policy"], "no-referrer")
        self.assertNotIn("Access-Control-Allow-Origin", headers)

    def test_the_page_has_all_its_files(self):
        """Every file is served, and every module is asked for at once."""
        folder = ROOT / "Sources/Studio/Page"
        files = [str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()]
        for file in files:
            status, _, text = self.status(f"/{self.token}/{file}")
            self.assertEqual((status, text.decode()), (200, (folder / file).read_text()), file)
        page = (folder / "index.html").read_text()
        for file in files:
            if file.endswith((".js", ".css")):
                self.assertIn(f'"{file}"', page)
        self.assertNotIn("http:", page)
        self.assertNotIn("https:", page)

    def test_only_documents_of_the_paths(self):
        for file in ["/etc/passwd", "../Main.storyboard", self.studio.file("../x.storyboard"), f"{self.studio.folder}/./Main.storyboard", "", "\0", str(ROOT / "Examples/SignIn/Main.storyboard")]:
            status, answer = self.studio.request("api/layout", {"file": file, "surfaces": []})
            self.assertEqual(status, 404, file)
        for path in ["..%2f..%2fetc/passwd", "../../etc/passwd", "js/../../../etc/passwd", "js/%2e%2e/app.js", "js"]:
            self.assertEqual(self.status(f"/{self.token}/{path}")[0], 404, path)

    def test_long_bodies_are_refused(self):
        body = b'{"text":"' + b"x" * (5 << 20) + b'"}'
        try:
            status = self.status(f"/{self.token}/api/log", {"Content-Type": "application/json"}, "POST", body)[0]
        except (BrokenPipeError, ConnectionResetError):
            status = 413
        self.assertEqual(status, 413)

    def test_deep_bodies_are_refused(self):
        body = b"[" * 100000
        self.assertEqual(self.status(f"/{self.token}/api/edit", {"Content-Type": "application/json"}, "POST", body)[0], 400)

    def test_too_much_is_refused(self):
        file = self.studio.file("Main.storyboard")
        self.assertEqual(self.studio.request("api/layout", {"file": file, "surfaces": [{"device": "iPhone 16"}] * 1000})[0], 413)
        self.assertEqual(self.studio.request("api/layout", {"file": file, "surfaces": [{"device": "iPhone 16", "width": 1e300}]})[0], 400)
        self.assertEqual(self.studio.request("api/layout", {"file": file, "surfaces": [{"device": "no such"}]})[0], 400)

    def test_ten_thousand_malformed_requests(self):
        """From a fixed seed: damaged lines, headers and bodies, each on a connection of its own. None ends the server."""
        random.seed(8)
        file = self.studio.file("Main.storyboard")
        good = [
            f"GET /{self.token}/ HTTP/1.1\r\nHost: HOST\r\n\r\n",
            f"GET /{self.token}/api/document?file={file} HTTP/1.1\r\nHost: HOST\r\n\r\n",
            f"GET /{self.token}/api/inspect?file={file}&id=btn-ma-in0&surface=%7B%22device%22:%22retina4_0%22%7D HTTP/1.1\r\nHost: HOST\r\n\r\n",
            *[f"POST /{self.token}/api/{path} HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n{body}"
              for path, body in [
                  ("layout", f'{{"file":"{file}","surfaces":[{{"device":"retina4_0"}}],"changes":[{{"verb":"set","object":"btn-wi-dth","values":{{"constant":"10"}}}}]}}'),
                  ("edit", f'{{"file":"{file}","version":77777,"changes":[{{"verb":"pin","objects":["btn-ma-in0"],"edges":{{"top":8}}}}]}}'),
                  ("log", '{"text":"Unable to simultaneously satisfy constraints."}'),
              ]],
        ]
        host = f"{self.studio.host}:{self.studio.port}"
        answered = 0
        for number in range(10_000):
            data = self.damaged(random.choice(good).replace("HOST", host).encode())
            with socket.create_connection((self.studio.host, int(self.studio.port)), timeout=20) as connection:
                try:
                    connection.sendall(data)
                    connection.shutdown(socket.SHUT_WR)
                    if connection.recv(64):
                        answered += 1
                except (BrokenPipeError, ConnectionResetError):
                    pass
            if number % 1000 == 0:
                self.assertTrue(self.studio.isAlive(), number)
        self.assertGreater(answered, 1000)

    @staticmethod
    def damaged(data):
        data = bytearray(data)
        for _ in range(random.randint(1, 4)):
            place = random.randrange(len(data)) if data else 0
            kind = random.randrange(6)
            if kind == 0:
                del data[place:place + random.randint(1, 30)]
            elif kind == 1:
                data[place:place] = random.randbytes(random.randint(1, 20))
            elif kind == 2 and data:
                data[place] = random.randrange(256)
            elif kind == 3:
                data[place:place] = random.choice([b"\r\n", b"\0", b"%", b"%2e%2e/", b"\"", b"{", b"[", b"1e999", b"-1", b"null", b"\xff\xfe", "🦊".encode()])
            elif kind == 4:
                data[place:place] = bytes(data[:random.randint(1, 60)])
            else:
                data = data[:place]
        # A length that the body never reaches would wait for the end of the connection, which comes.
        return bytes(data)


if __name__ == "__main__":
    unittest.main()
